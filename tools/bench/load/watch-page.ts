import { setTimeout as delay } from "node:timers/promises";
import { requestRaw } from "@/e2e/raw-request";
import { Times } from "./times";

/** Milliseconds that new visitors waited. */
export type Watched = { p50: number; p99: number; slowest: number };

/** Requests the page on a new connection every `pause` milliseconds until `work` is over. */
export async function watchPage(url: string, path: string, work: Promise<unknown>, pause = 20): Promise<Watched> {
  const times = new Times();
  let isOver = false;
  const watch = async () => {
    do {
      const started = performance.now();
      const { status } = await requestRaw(url, path);
      if (status !== 200) throw new Error(`${path} answered ${status} to a visitor meanwhile`);
      times.add(started);
      await delay(pause);
    } while (!isOver);
  };
  const end = () => {
    isOver = true;
  };
  await Promise.all([watch(), work.finally(end)]);
  const { p50, p99, slowest } = times;
  return { p50, p99, slowest };
}
