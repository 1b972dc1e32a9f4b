import type { ReactNode } from "react";
import { emptySite, type SavedSite } from "../contract/site/schema";
import { processWide } from "../runtime/process-wide";
import type { KeyRing } from "../runtime/secrets/key-ring";

/** What the web app's parts share, once per process; the listener creates it before Next starts. */
export type Runtime = {
  /** The embedded provider; null when PROVIDER_URL names one elsewhere. */
  provider: ((request: Request) => Promise<Response>) | null;
  /** Keys of the session cookie; null until the listener has set them. */
  sessionKeys: KeyRing | null;
  /** Purges every cached public page with one of the tags, in all processes that can be reached. */
  purge: (news: readonly string[]) => void | Promise<void>;
  /** The site's settings as this process last read them. */
  readSite: () => Promise<SavedSite>;
  /** Renders a document with React; `react-dom/server` refuses inside Next's route handlers. */
  renderMarkup: (document: ReactNode) => string;
  /**
   * The result of `work`, run once for `key` among all processes and cached for `keepMs`. Secrets must be sealed; a
   * failure is thrown and not cached.
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
