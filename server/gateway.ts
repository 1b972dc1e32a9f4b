import type { EventEmitter } from "node:events";
import { getRequestListener, RequestError } from "@hono/node-server";
import compression from "compression";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { currentRequestId } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { isHandedOn, proxyRequest } from "@/lib/web/gateway/proxy";
import { serveMedia } from "@/lib/web/gateway/serve-media";
import type { PathKind } from "./pages/public-paths";
import type { NextHandler } from "./pages/render";

/** Who answers a path of that kind; null where that is Next. */
export type FindGateway = (kind: PathKind, path: string) => NextHandler | null;

/** What is under these never reaches Next, but for the routes below `app/api`. */
const kinds: Record<string, "call" | "media"> = { api: "call", media: "media" };

/** The sign-in, forms that a visitor sends without a script, and the check of a preview. */
const routes = /^\/api\/(auth|forms|sign-up|unsubscribe|preview-check)(\/|$)/;

export function findGatewayKind([first = ""]: readonly string[]): "call" | "media" | null {
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? null) : null;
}

// Its types ask for Express, its code for no more than Node.
const compress = compression() as unknown as (...args: [...Parameters<NextHandler>, next: () => void]) => void;
const options = {
  // Next lives in this process too and has ideas of its own about both.
  overrideGlobalObjects: false,
  // Whatever is left of a body is taken off the line in one place for all answers.
  autoCleanupIncoming: false,
  errorHandler: explain,
};
const call = compressed(getRequestListener(proxyRequest, options));
const media = getRequestListener(serveMedia, options);

/** The one way of calls that are handed on to the provider and of uploaded files, in development too. */
export const findGateway: FindGateway = (kind, path) => {
  if (kind === "media") return media;
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
 * Whoever waits for room is told by the stream that packs: `compression` hands such listeners on to it, but not the word that
 * they are to go. A long answer would leave one there with every piece.
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

function explain(cause: unknown): Response {
  if (!(cause instanceof RequestError)) log.error("A call could not be handed on", cause);
  const error =
    cause instanceof RequestError
      ? new ApiError("bad_request", failures.malformedRequest, { cause })
      : new ApiError("internal", failures.internal, { cause });
  return error.toResponse(currentRequestId());
}
