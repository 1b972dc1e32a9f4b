import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawCodePng } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { linkTo, loadMark } from "../../../load-code";
import { servePersonFile } from "../serve-person-file";

export const dynamic = "force-dynamic";

/** The QR code of a person's card, with the company's logo in the middle. */
export const GET = servePersonFile(
  (at, person) => paths.personCode(at, person, "png"),
  async ({ company, at, person }) => {
    const mark = await loadMark(company);
    return {
      type: "image/png",
      ending: "-qr.png",
      body: await inTurn(async () => drawCodePng(linkTo(paths.person(at, person), "qr"), mark)),
    };
  },
);
