import type { Bench } from "../bench";
import { type Asked, describeDoubt } from "./generators";
import { type Load, pickMedian, requireSuccess, withCpu } from "./load";

/** A server under load; its own `path` stands in place of what is asked of the others. */
export type Side = { name: string; url: string; path?: string; pids: readonly number[] };

/** The sides' medians, in their order, as one generator found them. */
export type Turns = { generator: string; loads: Load[] };

/** Loads servers with the same request one after the other, round by round, by each generator. */
export async function takeTurns(
  { options, generators }: Bench,
  sides: readonly Side[],
  asked: Pick<Asked, "path" | "headers">,
): Promise<Turns[]> {
  const { connections, seconds, rounds } = options;
  const turns: Turns[] = [];
  for (const { name: generator, run } of generators) {
    const loads: Load[][] = sides.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { url, path, pids, name }] of sides.entries()) {
        const one = { ...asked, url, path: path ?? asked.path, connections, seconds };
        const what = `${one.path} of ${name}, by ${generator}`;
        const load = await withCpu<Load>(pids, () => run(one)).catch((error) => {
          throw new Error(`${what}: ${error.message}`);
        });
        requireSuccess(load, what);
        loads[index]?.push(load);
      }
    turns.push({ generator, loads: loads.map(pickMedian) });
  }
  return turns;
}

/** Tells of turns, one measurement for each generator; `tellOne` gets that of the first side and the others' loads. */
export function tellTurns(
  { report }: Bench,
  turns: readonly Turns[],
  tellOne: (turn: { suffix: string; own: Load; others: Load[] }) => void,
): void {
  const first = turns[0]?.loads[0];
  for (const { generator, loads } of turns) {
    const [own, ...others] = loads;
    if (!own || !first) continue;
    tellOne({ suffix: generator === "own" ? "" : `, by ${generator}`, own, others });
    const doubt = describeDoubt(generator, first, own);
    if (doubt) report.note(doubt);
  }
}
