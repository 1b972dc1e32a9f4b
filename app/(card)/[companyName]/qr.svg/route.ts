import { drawCode } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { cardLink } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** The card's QR code. */
export const GET = serveCompanyFile(
  (at) => paths.qrCode(at, "svg"),
  async ({ at }) => ({
    type: "image/svg+xml",
    ending: "-qr.svg",
    body: await drawCode(cardLink(at, "qr"), null),
  }),
);
