import type { Context } from "hono";

/** Who calls, from the verified token only. `clientId` is null for administrators. */
export type Actor = {
  userId: number;
  email: string;
  isAdmin: boolean;
  clientId: number | null;
  sessionId: string;
};

export type ClientActor = Actor & { clientId: number };

export type AppEnv = { Variables: { requestId: string; actor: Actor | null } };
export type AppContext = Context<AppEnv>;

/** The visitor's network address as the listener in front established it; the header from outside never gets here. */
export function addressOf(c: AppContext): string {
  return c.req.header("x-client-address") ?? "unknown";
}
