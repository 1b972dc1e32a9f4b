import { drawCode } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { siteUrl } from "@/lib/web/site/site-url";

type Context = { params: Promise<{ token: string }> };

/** No token is longer. */
const longest = 100;

/** A link by which people join, to be scanned; it tells nothing that its address does not. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return new Response(await drawCode(siteUrl() + paths.join(token.slice(0, longest)), null), {
    headers: { "content-type": "image/svg+xml", "cache-control": "private, no-store" },
  });
}
