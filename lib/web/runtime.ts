import type { ReactNode } from "react";
import { emptySite, type SavedSite } from "../contract/site/schema";
import { processWide } from "../runtime/process-wide";
import type { KeyRing } from "../runtime/secrets/key-ring";

/** What the web app's parts find one another by, once per process: the listener creates it before Next starts. */
export type Runtime = {
  /** The embedded provider; null when PROVIDER_URL names one elsewhere. */
  provider: ((request: Request) => Promise<Response>) | null;
  /** Seal the session cookie; null until the listener has set them. */
  sessionKeys: KeyRing | null;
  /** Drops every cached public page that carries one of the tags, in every process where that can be told. */
  purge: (news: readonly string[]) => void | Promise<void>;
  /** What administrators said of the site, as this process last knew it. */
  readSite: () => Promise<SavedSite>;
  /** What React makes of a document; its own renderer refuses in the place where Next runs route handlers. */
  renderMarkup: (document: ReactNode) => string;
  /**
   * The result of `work`, run once among all processes for `key` and kept for `keepMs` for whoever asks later. What is
   * secret has to come sealed; a failure is thrown and not kept.
   */
  once: (key: string, keepMs: number, work: () => Promise<string>) => Promise<string>;
};

export function runtime(): Runtime {
  return processWide("runtime", () => ({
    provider: null,
    sessionKeys: null,
    purge: () => {},
    readSite: async () => emptySite,
    renderMarkup: () => {
      throw new Error("Documents are rendered by the listener's React alone");
    },
    once: (_key, _keepMs, work) => work(),
  }));
}
