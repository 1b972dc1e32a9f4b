import * as paths from "@/lib/paths";
import { siteUrl } from "@/lib/web/site/site-url";

export const dynamic = "force-dynamic";

/** Cards, landing page and policies may be indexed; nothing behind the sign-in. */
export function GET(): Response {
  const closed = [paths.dashboard, "/api", paths.login(), paths.forgotPassword, paths.resetPassword];
  const lines = [
    "User-agent: *",
    // Exact path, or below it: a company called Apidays stays indexed.
    ...closed.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl()}${paths.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "x-page-cache": "site" },
  });
}
