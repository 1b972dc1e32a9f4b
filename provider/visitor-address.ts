import type { IncomingMessage } from "node:http";
import { isSameSecret, secretHeader } from "@/lib/process/http/provider-secret";
import { log } from "@/lib/process/log/log";

const addressHeader = "x-client-address";
const visitorHeaders = [addressHeader, "x-client-country", "x-client-town"];

type Call = Pick<IncomingMessage, "headers" | "rawHeaders"> & { socket: { remoteAddress?: string } };

/**
 * Decides who may say for whom a call is made. With a secret that is whoever sends it, from this machine too, where a
 * reverse proxy may stand in front; without one, a web app on this machine. For anybody else the visitor is the socket's
 * own address, and is at no known place. The first who is not believed is named in the log, and no other: strangers could fill it.
 *
 * @returns the function that gives a call's raw headers as the provider may see them: with one address, without a secret
 */
export function createVisitorAddress(secret: string | undefined) {
  let hasWarned = false;

  return function settleAddress({ headers, rawHeaders, socket: { remoteAddress = "" } }: Call): string[] {
    const peer = remoteAddress.replace(/^::ffff:/, "");
    const given = headers[secretHeader];
    delete headers[secretHeader];
    const isBelieved = secret === undefined ? isLoopback(peer) : isSameSecret(String(given ?? ""), secret);
    if (isBelieved && headers[addressHeader]) return without(rawHeaders, [secretHeader]);

    if (!isBelieved && !hasWarned && (given !== undefined || headers[addressHeader] !== undefined)) {
      hasWarned = true;
      log.warn(
        "The web app is not believed about its visitors' addresses, so that all of them share one limit: set the same PROVIDER_SECRET for it and for the provider",
        { peer },
      );
    }
    return [...without(rawHeaders, [secretHeader, ...visitorHeaders]), addressHeader, peer];
  };
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/** Raw headers are names and values in turn. */
function without(rawHeaders: string[], names: string[]): string[] {
  return rawHeaders.filter((_, index) => !names.includes(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ""));
}
