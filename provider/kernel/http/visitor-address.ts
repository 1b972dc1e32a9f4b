import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isSameSecret, secretHeader } from "@/lib/runtime/http/provider-secret";
import { replaceHeaders } from "@/lib/runtime/http/replace-headers";
import { log } from "@/lib/runtime/log/log";

const addressHeader = "x-client-address";
/** What only a web app of ours may say: for whom it calls, and of which trace that is a part. */
const believedHeaders = [addressHeader, "x-client-country", "x-client-town", "traceparent", "tracestate"];

type Call = Pick<IncomingMessage, "headers" | "rawHeaders"> & { socket: { remoteAddress?: string } };

/**
 * Decides who may say for whom a call is made. With a secret that is whoever sends it, from this machine too, where a
 * reverse proxy may stand in front; without one, a web app on this machine. For anybody else the visitor is the socket's
 * own address, and is at no known place. The first who is not believed is named in the log, and no other: strangers could fill it.
 *
 * @returns the function that leaves of a call's headers what the provider may see: one address, and no secret
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
