import { ApiError } from "@/lib/contract/errors";
import { runtime } from "@/lib/web/runtime";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { english } from "../../../english";
import { buildToken } from "../session/build-session";

export type Call = { method: string; path: string; headers: Headers; body: string };

/** A fake provider that records its calls; `answers` replaces its answer to one path. */
export function standInProvider(answers: Record<string, (call: Call) => Response | Promise<Response>> = {}) {
  const calls: Call[] = [];
  const purged: string[][] = [];
  let generation = 1;
  const valid = { access: "access-1", refresh: "refresh-1" };

  async function respond(call: Call): Promise<Response> {
    const known = answers[call.path];
    if (known) return known(call);
    if (call.path === "/api/token/refresh/") {
      if (JSON.parse(call.body).refresh !== valid.refresh) return unauthenticated();
      generation += 1;
      Object.assign(valid, { access: buildToken(600, { generation }), refresh: `refresh-${generation}` });
      return Response.json({ ...valid });
    }
    if (/^\/api\/(public|capabilities)\//.test(call.path)) return Response.json({ public: true });
    if (call.headers.get("authorization") !== `Bearer ${valid.access}`) return unauthenticated();
    return Response.json(
      { path: call.path },
      { headers: { "x-request-id": "abc", "set-cookie": "inner=1", server: "x" } },
    );
  }

  const holder = runtime();
  holder.once = createMemoryState().once;
  holder.purge = (tags) => void purged.push([...tags]);
  holder.provider = async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const call = { method, path: pathname + search, headers, body: await request.text() };
    calls.push(call);
    return respond(call);
  };
  return { calls, purged, valid, count: (path: string) => calls.filter((call) => call.path === path).length };
}

export function unauthenticated(): Response {
  return new ApiError("not_authenticated", "Please sign in to continue").toResponse("provider-request", english);
}
