/** A line of text in place of a file that cannot be given; not for keeping. */
export function plainResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store", ...headers },
  });
}

/** For good, to where something is by now. */
export function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
