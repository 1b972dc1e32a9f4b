import { findProgram } from "@/tests/servers/test-server";
import type { Load } from "./load";
import { loadWithOha } from "./oha";
import { load } from "./own";
import { loadWithWrk } from "./wrk";

/** One page under load. */
export type Asked = {
  url: string;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
};

export type Generator = { name: string; run(asked: Asked): Promise<Omit<Load, "cpu">> };

/** How far two may be apart before it is told. */
const doubt = 0.1;

/** The own one and whichever others are installed. */
export function findGenerators(): Generator[] {
  const own: Generator = {
    name: "own",
    run: ({ path, ...asked }) => load({ ...asked, nextPath: () => path, pids: [] }),
  };
  const others = [
    { name: "wrk", run: loadWithWrk },
    { name: "oha", run: loadWithOha },
  ];
  return [own, ...others.filter(({ name }) => findProgram(name))];
}

/** Says that two generators found different rates for the same thing; undefined where they agree. */
export function describeDoubt(name: string, own: Load, other: Load): string | undefined {
  const difference = other.perSecond / own.perSecond - 1;
  if (Math.abs(difference) <= doubt) return undefined;
  const percent = Math.round(Math.abs(difference) * 100);
  return `${name} finds ${percent} % ${difference > 0 ? "more" : "fewer"} a second than the own generator`;
}
