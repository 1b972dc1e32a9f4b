import type { Context } from "hono";
import type { Language } from "@/lib/i18n/languages";
import type { Actor } from "./actor";

export type AppEnv = { Variables: { requestId: string; actor: Actor | null; formLanguage?: Language } };
export type AppContext = Context<AppEnv>;

/** The visitor's address, set by `createVisitorAddress`; a header sent from outside never gets this far. */
export function addressOf(c: AppContext): string {
  return c.req.header("x-client-address") ?? "unknown";
}
