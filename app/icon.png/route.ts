import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawIcon } from "@/lib/drawing/icon";
import { loadPicture } from "@/lib/web/provider-client/load-picture";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

/** The site's icon on tabs, home screens and notifications. */
export async function GET(): Promise<Response> {
  const { name, color, largeLogo } = await readSite();
  const logo = await loadPicture(largeLogo);
  const body = await inTurn(() => drawIcon({ name, logo, color }, 192));
  return new Response(new Uint8Array(body), { headers: { "content-type": "image/png", "x-page-cache": "site" } });
}
