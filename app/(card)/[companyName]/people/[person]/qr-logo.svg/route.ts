import { drawCode } from "@/lib/drawing/qr-code";
import * as paths from "@/lib/paths";
import { linkTo, loadMark } from "../../../load-code";
import { servePersonFile } from "../serve-person-file";

export const dynamic = "force-dynamic";

/** The QR code of a person's card, with the company's logo in the middle. */
export const GET = servePersonFile(
  (at, person) => paths.personCode(at, person, "svg"),
  async ({ company, at, person }) => ({
    type: "image/svg+xml",
    ending: "-qr.svg",
    body: await drawCode(linkTo(paths.person(at, person), "qr"), await loadMark(company)),
  }),
);
