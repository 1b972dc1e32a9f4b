import type { Context } from "hono";
import type { Actor } from "./actor";

export type AppEnv = { Variables: { requestId: string; actor: Actor | null } };
export type AppContext = Context<AppEnv>;

/** The visitor's network address as the listener in front established it; the header from outside never gets here. */
export function addressOf(c: AppContext): string {
  return c.req.header("x-client-address") ?? "unknown";
}
