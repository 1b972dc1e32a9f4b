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

/** The difference between two generators above which it is reported. */
const doubt = 0.1;

/** Our own one and those that are installed. */
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

/** A warning that two generators measured different rates; undefined if they agree. */
export function describeDoubt(name: string, own: Load, other: Load): string | undefined {
  const difference = other.perSecond / own.perSecond - 1;
  if (Math.abs(difference) <= doubt) return undefined;
  const percent = Math.round(Math.abs(difference) * 100);
  return `${name} finds ${percent} % ${difference > 0 ? "more" : "fewer"} a second than the own generator`;
}
