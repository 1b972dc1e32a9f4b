import { SpanKind } from "@opentelemetry/api";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import type { Answer, Operation, Operations } from "@/lib/contract/operations/operation";
import { inSpan, readParent } from "@/lib/process/traces/span";
import type { Deps } from "../deps";
import { createRateLimiter } from "../ports/shared/rate-limiter";
import { authenticate } from "../sessions/service";
import { type Call, readCall } from "./call";
import { type AppEnv, addressOf } from "./context";
import { idempotent } from "./idempotency";
import { createSpool } from "./spool";

/** Answers one operation; with a Response of its own where the answer is no JSON. */
type Handler<O extends Operation> = (
  call: Call<O>,
) => O["answer"] extends null ? Promise<void> : O["answer"] extends string ? Promise<Response> : Promise<Answer<O>>;

/**
 * The routes of one resource: a handler for each of its operations, which say everything else. So none can be left out,
 * and none can be mounted without the checks that its operation promises.
 */
export function createRoutes<const T extends Operations>(
  deps: Deps,
  operations: T,
  handlers: { [N in keyof T]: Handler<T[N]> },
) {
  const app = new Hono<AppEnv>();
  for (const [name, operation] of Object.entries(operations)) {
    const handle = handlers[name] as unknown as Handler<Operation>;
    const { method, path } = operation;
    app.on(
      method,
      path,
      traceOperation(name, operation),
      requireAccess(deps, operation),
      limitRate(deps, name, operation),
      idempotent(deps, operation),
      async (c) => {
        const spool = createSpool(deps.config.dataDir);
        try {
          return toResponse(operation, await handle(await readCall(c, operation, spool)));
        } finally {
          await spool.clear();
        }
      },
    );
  }
  return app;
}

function toResponse({ status, answer: schema }: Operation, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return schema === null ? new Response(null, { status }) : Response.json(answer, { status });
}

function traceOperation(name: string, { method, path }: Operation) {
  const attributes = { "http.request.method": method, "http.route": `/api${path}`, "namaskard.operation": name };
  return createMiddleware<AppEnv>((c, next) =>
    inSpan(
      `${method} ${path}`,
      { kind: SpanKind.SERVER, attributes, parent: () => readParent(c.req.raw.headers) },
      async (span) => {
        await next();
        span?.setAttributes({ "http.response.status_code": c.res.status, "namaskard.request_id": c.get("requestId") });
      },
    ),
  );
}

/** Before anything is read; where passwords are guessed at, whoever checks them counts. */
function limitRate({ shared }: Deps, name: string, { rate }: Operation) {
  const limiter = typeof rate === "object" ? createRateLimiter({ shared, name, ...rate }) : null;
  return createMiddleware<AppEnv>(async (c, next) => {
    await limiter?.check(addressOf(c));
    await next();
  });
}

function requireAccess(deps: Deps, { access, knowsVisitor, withoutTwoFactor }: Operation) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header("authorization");
    if (access === "public") {
      if (knowsVisitor && authorization) c.set("actor", await authenticate(deps, authorization).catch(orNobody));
      return next();
    }
    const actor = await authenticate(deps, authorization);
    if (access === "admin" && !actor.isAdmin) throw new ApiError("permission_denied", messages.permissionDenied);
    if (access === "client" && actor.clientId === null)
      throw new ApiError("permission_denied", messages.permissionDenied);
    if (actor.lacksTwoFactor && !withoutTwoFactor) throw new ApiError("two_factor_missing", messages.twoFactorMissing);
    c.set("actor", actor);
    await next();
  });
}

/** Where nobody has to be signed in, a session that has ended is none. */
function orNobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
