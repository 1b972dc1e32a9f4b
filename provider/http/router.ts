import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { type Access, type EndpointName, endpoints } from "@/lib/contract/endpoints";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { authenticate } from "../auth/service";
import type { Deps } from "../deps";
import type { AppContext, AppEnv } from "./context";
import { idempotent } from "./idempotency";

type MethodOf<N extends EndpointName> = (typeof endpoints)[N]["methods"][number];

/**
 * A router for one resource. Paths, methods and access come from the contract's endpoint table, so a handler cannot be
 * mounted without the access check that the table promises.
 */
export function createRouter(deps: Deps) {
  const app = new Hono<AppEnv>();
  return {
    app,
    handle<N extends EndpointName>(
      name: N,
      method: MethodOf<N>,
      handler: (c: AppContext) => Response | Promise<Response>,
    ) {
      const { path, access } = endpoints[name];
      app.on(method, path, requireAccess(deps, access), idempotent(deps), handler);
    },
  };
}

function requireAccess(deps: Deps, access: Access) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (access === "public") return next();
    const actor = await authenticate(deps, c.req.header("authorization"));
    if (access === "admin" && !actor.isAdmin) throw new ApiError("permission_denied", messages.permissionDenied);
    if (access === "client" && actor.clientId === null)
      throw new ApiError("permission_denied", messages.permissionDenied);
    c.set("actor", actor);
    await next();
  });
}
