/** The header that carries it between proxy, web app, provider and browser. */
export const requestIdHeader = "x-request-id";

/** The id that somebody in front has given a request, if it is one of a sensible length. */
export function readRequestId(given: string | string[] | null | undefined): string | null {
  return typeof given === "string" && /^[\w-]{8,36}$/.test(given) ? given : null;
}
