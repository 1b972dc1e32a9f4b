import type { Tokens } from "./contract/account";

/**
 * What exists once per process. Next loads a module once per bundle, so this hangs on one global symbol: the listener
 * creates it before Next starts, and every bundle finds the same object here.
 */
export type Runtime = {
  /** The embedded provider; null when PROVIDER_URL names one elsewhere. */
  provider: ((request: Request) => Promise<Response>) | null;
  /** Drops every cached public page that carries one of the tags, in every process where that can be told. */
  purge: (tags: readonly string[]) => void | Promise<void>;
  /** Refreshes under way by refresh token, so that parallel requests share one. */
  refreshes: Map<string, Promise<Tokens | null>>;
};

const key = Symbol.for("namaskard.runtime");

export function runtime(): Runtime {
  const holder = globalThis as { [key]?: Runtime };
  holder[key] ??= { provider: null, purge: () => {}, refreshes: new Map() };
  return holder[key];
}
