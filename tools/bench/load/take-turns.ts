import type { Bench } from "../bench";
import { type Asked, describeDoubt } from "./generators";
import { type Load, pickMedian, requireSuccess, withCpu } from "./load";
import { middleOf } from "./middle";

/** A server under load; its own `path` stands in place of what is asked of the others. */
export type Side = { name: string; url: string; path?: string; pids: readonly number[] };

/** What one generator found: the first side, and the others in their order with the first one's ratio to each. */
export type Turns = { generator: string; own: Load; others: { load: Load; ratio: number }[] };

/** Loads servers with the same request one after the other, round by round, by each generator. */
export async function takeTurns(
  { options, generators }: Bench,
  sides: readonly Side[],
  asked: Pick<Asked, "path" | "headers">,
): Promise<Turns[]> {
  const { connections, seconds, rounds } = options;
  const turns: Turns[] = [];
  // After a round that does not count functions are compiled, and each process of a site has what is asked for.
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

/** Ratios are of rounds that lie side by side in time, and the one in the middle counts: other work spoils both alike. */
function summarise([first = [], ...others]: Load[][]): Omit<Turns, "generator"> {
  const summariseOne = (loads: Load[]) => {
    const ratios = loads.map(({ perSecond }, round) => (first[round]?.perSecond ?? 0) / perSecond);
    return { load: pickMedian(loads), ratio: middleOf(ratios) };
  };
  return { own: pickMedian(first), others: others.map(summariseOne) };
}

/** Tells of turns, one measurement for each generator, and where they disagree. */
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
