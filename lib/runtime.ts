import { emptySite, type SavedSite } from "./contract/site";
import type { KeyRing } from "./process/secrets/key-ring";

/**
 * What exists once per process. Next loads a module once per bundle, so this hangs on one global symbol: the listener
 * creates it before Next starts, and every bundle finds the same object here.
 */
export type Runtime = {
  /** The embedded provider; null when PROVIDER_URL names one elsewhere. */
  provider: ((request: Request) => Promise<Response>) | null;
  /** Seal the session cookie; null until the listener has set them. */
  sessionKeys: KeyRing | null;
  /** Drops every cached public page that carries one of the tags, in every process where that can be told. */
  purge: (tags: readonly string[]) => void | Promise<void>;
  /** What administrators said of the site, as this process last knew it. */
  readSite: () => Promise<SavedSite>;
  /**
   * The result of `work`, run once among all processes for `key` and kept for `keepMs` for whoever asks later. What is
   * secret has to come sealed; a failure is thrown and not kept.
   */
  once: (key: string, keepMs: number, work: () => Promise<string>) => Promise<string>;
};

const key = Symbol.for("namaskard.runtime");

export function runtime(): Runtime {
  const holder = globalThis as { [key]?: Runtime };
  holder[key] ??= {
    provider: null,
    sessionKeys: null,
    purge: () => {},
    readSite: async () => emptySite,
    once: (_key, _keepMs, work) => work(),
  };
  return holder[key];
}
