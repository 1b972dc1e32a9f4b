import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import compression from "compression";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { currentRequestId } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { isHandedOn, proxyRequest } from "@/lib/web/gateway/proxy";
import { serveMedia } from "@/lib/web/gateway/serve-media";
import { isWebhook, takeWebhook } from "@/lib/web/gateway/take-webhook";
import type { PathKind } from "./pages/public-paths";
import type { NextHandler } from "./pages/render";
import { translatorOfRequest } from "./send";

/** Null for Next. */
export type FindGateway = (kind: PathKind, path: string) => NextHandler | null;

/** Never reach Next, except the routes in `app/api`. */
const kinds: Record<string, "call" | "media"> = { api: "call", media: "media" };

const routes = /^\/api\/(auth|forms|sign-up|unsubscribe|preview-check|prints)(\/|$)/;

export function findGatewayKind([first = ""]: readonly string[]): "call" | "media" | null {
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? null) : null;
}

// Typed for Express, but works with Node's types.
const compress = compression() as unknown as (...args: [...Parameters<NextHandler>, next: () => void]) => void;
const options = {
  // Next in this process has its own.
  overrideGlobalObjects: false,
  // The listener drains unread bodies.
  autoCleanupIncoming: false,
};
const call = compressed(answering(proxyRequest));
const media = answering(serveMedia);
const webhook = answering(takeWebhook);

function answering(answer: (request: Request) => Promise<Response>): NextHandler {
  return (request, response) => {
    const errorHandler = (cause: unknown) => explain(cause, request);
    return getRequestListener(answer, { ...options, errorHandler })(request, response);
  };
}

export const findGateway: FindGateway = (kind, path) => {
  if (kind === "media") return media;
  if (kind === "call" && isWebhook(path)) return webhook;
  return kind === "call" && (isHandedOn(path) || !routes.test(path)) ? call : null;
};

function compressed(answer: NextHandler): NextHandler {
  return (request, response) =>
    new Promise((resolve, reject) =>
      compress(request, response, () => {
        takeAwayAtPacker(response);
        answer(request, response).then(resolve, reject);
      }),
    );
}

/**
 * `compression` forwards `on("drain")` to its stream but not `off`, so a long answer would leak a listener per chunk.
 */
function takeAwayAtPacker(response: EventEmitter): void {
  let packer = response;
  const { on, removeListener } = response;
  response.on = (event, listener) => {
    const target: EventEmitter = on.call(response, event, listener);
    if (event === "drain") packer = target;
    return response;
  };
  response.removeListener = (event, listener) => {
    if (event === "drain" && packer !== response) packer.removeListener(event, listener);
    return removeListener.call(response, event, listener);
  };
}

function explain(cause: unknown, request: IncomingMessage): Response {
  if (!(cause instanceof RequestError)) log.error("A call could not be handed on", cause);
  const error =
    cause instanceof RequestError
      ? new ApiError("bad_request", failures.malformedRequest, { cause })
      : new ApiError("internal", failures.internal, { cause });
  return error.toResponse(currentRequestId(), translatorOfRequest(request));
}
