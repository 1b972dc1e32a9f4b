import { type BareAnswers, startBareServer } from "./bare-server";
import { countFailed, type Load, load, pickMedian } from "./load";

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
  console.log(
    row(
      "",
      "bytes",
      "requests/s",
      "p50 ms",
      "p99 ms",
      "µs cpu",
      "bare req/s",
      "bare p99",
      "bare µs",
      "rate",
      "per cpu",
    ),
  );
  for (const { name, path, headers } of targets) {
    const asked = { nextPath: () => path, headers, connections, seconds };
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load({ ...asked, url, pid }));
      theirs.push(await load({ ...asked, url: bare.url, pid: bare.pid }));
    }
    const [own, yardstick] = [pickMedian(ours), pickMedian(theirs)];
    const ratios = [ratio(own.perSecond, yardstick.perSecond), ratio(yardstick.cpu, own.cpu)];
    const size = Buffer.byteLength(answers[path]?.body ?? "");
    console.log(
      row(
        name,
        ...[whole(size), whole(own.perSecond), exact(own.p50), exact(own.p99), whole(own.cpu)],
        ...[whole(yardstick.perSecond), exact(yardstick.p99), whole(yardstick.cpu), ...ratios],
      ),
    );
    const failed = ours.reduce((sum, round) => sum + countFailed(round), 0);
    if (failed > 0) console.log(`  ${failed} requests failed`);
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

function whole(value: number | null): string {
  return value === null ? "–" : Math.round(value).toLocaleString("en");
}

function exact(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(22), ...cells.map((cell) => cell.padStart(11))].join("");
}
