import { drawCode } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { cardLink, loadMark } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** The card's QR code with the logo in the middle. */
export const GET = serveCompanyFile(
  (at) => paths.qrCode(at, "svg", true),
  async ({ company, at }) => ({
    type: "image/svg+xml",
    ending: "-qr.svg",
    body: await drawCode(cardLink(at, "qr"), await loadMark(company)),
  }),
);
