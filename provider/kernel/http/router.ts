import { SpanKind } from "@opentelemetry/api";
import { Hono } from "hono";
import { ApiError, type Writer } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import type { Answer, Operation, Operations } from "@/lib/contract/operation";
import { can } from "@/lib/contract/policies";
import { inSpan, readParent } from "@/lib/runtime/traces/span";
import type { Deps } from "../../deps";
import { createRateLimiter } from "../../ports/shared/rate-limiter";
import { type Actor, authenticate } from "./actor";
import { type Call, readCall } from "./call";
import { type AppContext, type AppEnv, addressOf } from "./context";
import { createIdempotent } from "./idempotency";
import { onError } from "./on-error";
import { createSpool } from "./spool";
import { answerJson } from "./texts";

/** Handles one operation; returns a Response if the answer is not JSON. */
type Handler<O extends Operation> = (
  call: Call<O>,
) => O["answer"] extends null ? Promise<void> : O["answer"] extends string ? Promise<Response> : Promise<Answer<O>>;

/**
 * Builds the routes of one resource. The type requires a handler for each operation, and every route gets the checks
 * that its operation declares.
 */
export function createRoutes<const T extends Operations>(
  deps: Deps,
  operations: T,
  handlers: { [N in keyof T]: Handler<T[N]> },
) {
  const app = new Hono<AppEnv>();
  for (const [name, operation] of Object.entries(operations)) {
    const handle = handlers[name] as unknown as Handler<Operation>;
    const trace = createTrace(name, operation);
    const findActor = createAccess(deps, operation);
    const limiter = createLimiter(deps, name, operation);
    const answerOnce = createIdempotent(deps, operation);

    async function check(c: AppContext): Promise<void> {
      c.set("actor", await findActor(c));
      // Before the body is read. Operations that check passwords use the sign-in limiter instead.
      await limiter?.check(addressOf(c));
    }

    async function run(c: AppContext, writer: () => Writer): Promise<Response> {
      const spool = createSpool(deps.config.dataDir);
      try {
        const response = toResponse(operation, await handle(await readCall(c, operation, spool)), writer());
        return nameClient(response, c.get("actor"));
      } catch (error) {
        return onError(error, c, writer());
      } finally {
        await spool.clear();
      }
    }

    // One handler instead of middleware per step: each middleware costs as much as a look-up.
    app.on(operation.method, operation.path, (c) =>
      trace(c, () =>
        check(c)
          .then(() => answerOnce(c, (writer) => run(c, writer)))
          .catch((error) => onError(error, c))
          .then((response) => (c.req.raw.method === "HEAD" ? withoutBody(response) : response)),
      ),
    );
  }
  return app;
}

function toResponse({ status, answer: schema }: Operation, answer: unknown, t: Writer): Response {
  if (answer instanceof Response) return answer;
  return schema === null ? new Response(null, { status }) : answerJson(JSON.stringify(answer), status, t);
}

/** Says for which client the call was, as whoever renders a page with the answer has to know. */
function nameClient(response: Response, actor: Actor | null): Response {
  if (actor?.clientId) response.headers.set("x-company-id", String(actor.clientId));
  return response;
}

/** Cancels the body of a HEAD answer: nobody would read the stream, and it would stay open. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

function createTrace(name: string, { method, path }: Operation) {
  const attributes = { "http.request.method": method, "http.route": `/api${path}`, "namaskard.operation": name };
  return (c: AppContext, answer: () => Promise<Response>) =>
    inSpan(
      `${method} ${path}`,
      { kind: SpanKind.SERVER, attributes, parent: () => readParent(c.req.raw.headers) },
      async (span) => {
        const response = await answer();
        span?.setAttributes({
          "http.response.status_code": response.status,
          "namaskard.request_id": c.get("requestId"),
        });
        return response;
      },
    );
}

function createLimiter({ shared }: Deps, name: string, { rate }: Operation) {
  return typeof rate === "object" ? createRateLimiter({ shared, name, ...rate }) : null;
}

/** Authenticates and authorises the caller; null for public operations. Throws if access is not allowed. */
function createAccess(deps: Deps, { access, knowsVisitor, withoutTwoFactor, adds }: Operation) {
  return async (c: AppContext): Promise<Actor | null> => {
    const authorization = c.req.header("authorization");
    const credentials = { authorization, clientId: c.req.header("x-company-id"), address: addressOf(c) };
    if (access === "public")
      return knowsVisitor && authorization ? authenticate(deps, credentials).catch(orNobody) : null;
    const actor = await authenticate(deps, credentials);
    if (actor.lacksTwoFactor && !withoutTwoFactor)
      throw new ApiError("two_factor_missing", signInMessages.twoFactorMissing);
    if (!can(actor, access)) throw new ApiError("permission_denied", failures.permissionDenied);
    if (adds && actor.isResting) throw new ApiError("card_resting", failures.cardResting);
    return actor;
  };
}

/** A public operation treats an expired session as no session. */
function orNobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
