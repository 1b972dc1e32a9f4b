/** A line of text in place of a file that cannot be given; not for keeping. */
export function plainResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store", ...headers },
  });
}

/** Headers of an answer that says to come back. */
export const retryLater = { "retry-after": "60" };

/** What cannot be had while the provider or a file is away; a crawler comes back instead of forgetting the address. */
export function tryLater(text: string): Response {
  return plainResponse(503, text, retryLater);
}

/** To where something is for now, which may change at any time. */
export function moveFor(location: string): Response {
  return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
}

/** For good, to where something is by now. */
export function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
