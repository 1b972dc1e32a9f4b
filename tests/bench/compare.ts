import { type BareAnswers, startBareServer } from "./bare-server";
import { type Load, load, pickMedian } from "./load";

export type Target = { name: string; path: string; headers?: Record<string, string> };

type Options = { url: string; pid: number; connections: number; seconds: number; folder: string };

const rounds = 3;

/** Loads each target and, in turns with it, a bare server that returns the same bytes; prints a table of both. */
export async function compareWithBare(targets: readonly Target[], options: Options): Promise<void> {
  const { url, pid, connections, seconds, folder } = options;
  const answers = await readAnswers(url, targets);
  const bare = await startBareServer(answers, folder);
  console.log(
    `${connections} connections, median of ${rounds} rounds of ${seconds} s, taking turns with the bare server.`,
  );
  console.log(
    "Processor time tells more than the rate where other work, or the load's own process, takes the machine.\n",
  );
  console.log(row("", "bytes", "requests/s", "p50 ms", "p99 ms", "µs cpu", "bare req/s", "bare µs", "rate", "per cpu"));
  for (const { name, path, headers } of targets) {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load({ url: url + path, headers, connections, seconds, pid }));
      theirs.push(await load({ url: bare.url + path, headers, connections, seconds, pid: bare.pid }));
    }
    const [own, yardstick] = [pickMedian(ours), pickMedian(theirs)];
    const ratios = [ratio(own.perSecond, yardstick.perSecond), ratio(yardstick.cpu, own.cpu)];
    const size = Buffer.byteLength(answers[path]?.body ?? "");
    console.log(
      row(name, size, own.perSecond, own.p50, own.p99, own.cpu, yardstick.perSecond, yardstick.cpu, ...ratios),
    );
    if (own.failed > 0) console.log(`  ${own.failed} requests failed`);
  }
  bare.close();
}

async function readAnswers(url: string, targets: readonly Target[]): Promise<BareAnswers> {
  const answers: BareAnswers = {};
  for (const { path, headers } of targets) {
    const response = await fetch(url + path, { headers: { ...headers, "accept-encoding": "identity" } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    answers[path] = { type: response.headers.get("content-type") ?? "", body: await response.text() };
  }
  return answers;
}

function ratio(value: number | null, reference: number | null): string {
  return value === null || reference === null ? "–" : (value / reference).toFixed(2);
}

function row(name: string, ...cells: (string | number | null)[]): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? Math.round(cell).toLocaleString("en") : (cell ?? "–")));
  return [name.padEnd(22), ...texts.map((text) => text.padStart(12))].join("");
}
