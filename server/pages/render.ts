import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { parseTags } from "@/lib/contract/page-tags";
import { pageLanguageHeader } from "@/lib/web/site/page-language";
import { listenerLimits } from "../load/limits";
import { parseTarget, writePath } from "../request/request-target";
import type { Answer } from "./page";
import { readPageLanguage } from "./page-language";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** With `address`, on account of the visitor who has it: for a page that nobody else gets. */
export type Render = (canonical: string, address?: string) => Promise<Answer>;

const passed = ["content-type", "content-disposition", "content-language", "location", "retry-after", "cache-control"];

/**
 * Asks Next for a public page without a socket: the request holds nothing of any visitor's, so nothing of any
 * visitor's can end up in what all of them get. What one visitor alone gets is rendered for that one's address.
 *
 * @throws when Next fails or takes longer than the render time.
 */
export function createRender(next: NextHandler, siteUrl: string): Render {
  const { host, protocol } = new URL(siteUrl);
  const headers = {
    host,
    accept: "text/html,*/*",
    "user-agent": "namaskard",
    "x-forwarded-proto": protocol.slice(0, -1),
  };

  const dispatch = (request: IncomingMessage, response: ServerResponse) => {
    next(request, response).catch((error) => response.destroy(error));
  };

  return async function render(canonical, address = "127.0.0.1") {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), listenerLimits.renderTime);
    const rendering = inject(dispatch, {
      method: "GET",
      ...withoutLanguage(canonical, { ...headers, "x-client-address": address }),
      signal: late.signal,
    });
    const response = await rendering.finally(() => clearTimeout(timer));
    const kept = Object.fromEntries(
      passed.flatMap((name) => {
        const value = response.headers[name];
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const { "x-page-cache": tags, "x-page-until": end, "set-cookie": cookie } = response.headers;
    const until = Date.parse(String(end));
    return {
      status: response.statusCode,
      headers: kept,
      body: response.rawPayload,
      // What sets a cookie is meant for one visitor.
      tags: tags === undefined || cookie !== undefined ? null : parseTags(String(tags)),
      ...(!Number.isNaN(until) && { until }),
    };
  };
}

/** A request for a page as Next's routes have it, with the language of its address in a header. */
function withoutLanguage(target: string, headers: Record<string, string>) {
  const { segments = [], query = "" } = parseTarget(target) ?? {};
  const { language, segments: plain } = readPageLanguage(segments);
  if (!language) return { url: target, headers };
  return { url: writePath(plain) + query, headers: { ...headers, [pageLanguageHeader]: language } };
}

/** A lazily rendered, cached 404 page. @throws for any other status */
export function renderOnce(render: Render, canonical: string): () => Promise<Answer> {
  let page: Promise<Answer> | undefined;
  return async function readPage() {
    page ??= render(canonical);
    const answer = await page.catch(() => null);
    if (answer?.status === 404) return answer;
    page = undefined;
    throw new Error(`The page for ${canonical} could not be rendered`);
  };
}
