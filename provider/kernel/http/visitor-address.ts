import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isSameSecret, secretHeader } from "@/lib/runtime/http/provider-secret";
import { replaceHeaders } from "@/lib/runtime/http/replace-headers";
import { log } from "@/lib/runtime/log/log";

const addressHeader = "x-client-address";
/** Headers trusted only from our web app: the visitor's address and place, and the trace. */
const believedHeaders = [addressHeader, "x-client-country", "x-client-town", "traceparent", "tracestate"];

type Call = Pick<IncomingMessage, "headers" | "rawHeaders"> & { socket: { remoteAddress?: string } };

/**
 * Decides whose headers about the visitor are trusted. With a secret: any caller that sends it, and not this machine as
 * such, because a reverse proxy may run on it. Without one: callers on this machine. For others the visitor's address
 * is the socket's, and the place is unknown. Only the first untrusted caller is logged, because strangers could fill
 * the log.
 *
 * @returns a function that leaves one address and no secret in a call's headers
 */
export function createVisitorAddress(secret: string | undefined) {
  let hasWarned = false;

  return function settleAddress(call: Call): void {
    const { headers } = call;
    const peer = (call.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
    const given = headers[secretHeader];
    const isBelieved = secret === undefined ? isLoopback(peer) : isSameSecret(String(given ?? ""), secret);
    if (!isBelieved && !hasWarned && (given !== undefined || headers[addressHeader] !== undefined)) {
      hasWarned = true;
      log.warn(
        "The web app is not believed about its visitors' addresses, so that all of them share one limit: set the same PROVIDER_SECRET for it and for the provider",
        { peer },
      );
    }
    const believed = without(headers, [secretHeader]);
    const own = { ...without(believed, believedHeaders), [addressHeader]: peer };
    replaceHeaders(call, isBelieved && headers[addressHeader] ? believed : own);
  };
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
