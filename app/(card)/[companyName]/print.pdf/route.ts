import { parsePhone } from "@/lib/card/phone";
import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawPrintSheet } from "@/lib/drawing/print-sheet";
import * as paths from "@/lib/paths";
import { cardLink, loadMark } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** Visiting card and counter stand for print. */
export const GET = serveCompanyFile(paths.printSheet, async ({ t, company, at }) => ({
  type: "application/pdf",
  ending: "-print.pdf",
  body: await inTurn(async () =>
    drawPrintSheet(t, {
      ...(await loadMark(company)),
      phone: parsePhone(company.client.phone)?.shown ?? "",
      link: cardLink(at, "print"),
    }),
  ),
}));
