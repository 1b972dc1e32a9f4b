export type FakeAnswer = { status?: number; json?: unknown; blob?: Blob };
export type FakeCall = { method: string; path: string; body: unknown };
type Route = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/**
 * A fake network: answers by "METHOD /path", without the query. A call that is not listed fails like a lost connection.
 * @returns the calls made so far
 */
export function fakeApi(routes: Record<string, Route>): FakeCall[] {
  const calls: FakeCall[] = [];
  global.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    const call = { method: init.method?.toUpperCase() ?? "GET", path, body: readBody(init.body) };
    calls.push(call);
    const route = routes[`${call.method} ${path.split("?")[0]}`];
    if (!route) throw new TypeError("Failed to fetch");
    const { status = 200, json = {}, blob = new Blob() } = typeof route === "function" ? await route(call) : route;
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(json),
      json: async () => json,
      blob: async () => blob,
    };
  }) as typeof fetch;
  return calls;
}

function readBody(body: unknown): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === "string" ? JSON.parse(body) : body;
}
