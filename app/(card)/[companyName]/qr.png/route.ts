import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawCodePng } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { cardLink } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** The card's QR code. */
export const GET = serveCompanyFile(
  (at) => paths.qrCode(at, "png"),
  async ({ at }) => ({
    type: "image/png",
    ending: "-qr.png",
    body: await inTurn(async () => drawCodePng(cardLink(at, "qr"), null)),
  }),
);
