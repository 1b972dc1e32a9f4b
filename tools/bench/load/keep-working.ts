import { type Load, loadOf } from "./load";
import { Times } from "./times";

/** Runs parallel workers, each of which repeats `work` until the time is over. */
export async function keepWorking(
  { workers, seconds, most = Number.POSITIVE_INFINITY }: { workers: number; seconds: number; most?: number },
  work: (number: number) => Promise<void>,
): Promise<Load> {
  const times = new Times();
  const started = performance.now();
  let begun = 0;
  const worker = async () => {
    while (performance.now() - started < seconds * 1000 && begun < most) {
      const from = performance.now();
      await work(begun++);
      times.add(from);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return loadOf(times, started, 0);
}
