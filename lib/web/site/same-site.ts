import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { siteUrl } from "./site-url";

/**
 * Lets a request that may change something pass only when a page of this site made it: the browser says so, and the
 * request carries what a foreign page's form cannot send.
 * @throws ApiError 403 cross_site
 */
export function assertSameSite({ method, headers }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  const isDeliberate =
    headers.get("x-requested-with") === "namaskard" || /^application\/json\b/i.test(headers.get("content-type") ?? "");
  if (!isDeliberate || originOf(headers) !== "same") throw new ApiError("cross_site", failures.crossSite);
}

/**
 * The same for calls that prove themselves by a token in their body, as next-auth's do: only what the browser calls
 * foreign is refused.
 * @throws ApiError 403 cross_site
 */
export function assertNotForeign({ method, headers }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  if (originOf(headers) === "foreign") throw new ApiError("cross_site", failures.crossSite);
}

/** Browsers leave Sec-Fetch-Site out over plain http, where Origin has to do. */
function originOf(headers: Headers): "same" | "foreign" | "unknown" {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" ? "same" : "foreign";
  const origin = headers.get("origin");
  if (!origin) return "unknown";
  if (!URL.canParse(origin)) return "foreign";
  // Behind a reverse proxy Host may be an inner name; the configured address is then the one that browsers know.
  const asked = `${headers.get("x-forwarded-proto") ?? "http"}://${headers.get("host")}`;
  const isOurs = origin === new URL(siteUrl()).origin || (URL.canParse(asked) && origin === new URL(asked).origin);
  return isOurs ? "same" : "foreign";
}
