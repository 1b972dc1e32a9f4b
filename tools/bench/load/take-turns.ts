import type { Bench } from "../bench";
import { type Asked, describeDoubt } from "./generators";
import { type Load, pickMedian, requireSuccess, withCpu } from "./load";
import { middleOf } from "./middle";

/** A server under load; its own `path` replaces the common one. */
export type Side = { name: string; url: string; path?: string; pids: readonly number[] };

/** One generator's results: the first side, and the others in order with the first one's ratio to each. */
export type Turns = { generator: string; own: Load; others: { load: Load; ratio: number }[] };

/** Loads servers in turn with the same request, round by round, with each generator. */
export async function takeTurns(
  { options, generators }: Bench,
  sides: readonly Side[],
  asked: Pick<Asked, "path" | "headers">,
): Promise<Turns[]> {
  const { connections, seconds, rounds } = options;
  const turns: Turns[] = [];
  // A warm-up round compiles functions and fills each process's cache.
  for (const { url, path = asked.path } of sides)
    await generators[0]?.run({ ...asked, url, path, connections, seconds });
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
    turns.push({ generator, ...summarise(loads) });
  }
  return turns;
}

/** The median of the ratios of adjacent rounds, because other work on the machine slows both alike. */
function summarise([first = [], ...others]: Load[][]): Omit<Turns, "generator"> {
  const summariseOne = (loads: Load[]) => {
    const ratios = loads.map(({ perSecond }, round) => (first[round]?.perSecond ?? 0) / perSecond);
    return { load: pickMedian(loads), ratio: middleOf(ratios) };
  };
  return { own: pickMedian(first), others: others.map(summariseOne) };
}

/** Reports one measurement for each generator, and where they disagree. */
export function tellTurns(
  { report }: Bench,
  turns: readonly Turns[],
  tellOne: (turn: { suffix: string } & Omit<Turns, "generator">) => void,
): void {
  for (const { generator, own, others } of turns) {
    tellOne({ suffix: generator === "own" ? "" : `, by ${generator}`, own, others });
    const doubt = turns[0] && describeDoubt(generator, turns[0].own, own);
    if (doubt) report.note(doubt);
  }
}
