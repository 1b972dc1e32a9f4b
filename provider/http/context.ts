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

/** The caller of an endpoint whose access is not "public". */
export function actorOf(c: AppContext): Actor {
  const actor = c.get("actor");
  if (!actor) throw new Error("An endpoint without access check asked for its caller");
  return actor;
}

/** The caller of an endpoint whose access is "client". */
export function clientOf(c: AppContext): ClientActor {
  const actor = actorOf(c);
  if (actor.clientId === null) throw new Error("An endpoint for clients was reached by another role");
  return { ...actor, clientId: actor.clientId };
}

/** The caller as the audit log names it. */
export function auditActorOf(c: AppContext) {
  return { actorId: actorOf(c).userId, address: addressOf(c) };
}

/** The visitor's network address as the listener in front established it; the header from outside never gets here. */
export function addressOf(c: AppContext): string {
  return c.req.header("x-client-address") ?? "unknown";
}
