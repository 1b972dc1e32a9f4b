import { personCard } from "@/lib/card/person-card";
import { parsePhone } from "@/lib/card/phone";
import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawPrintSheet } from "@/lib/drawing/print-sheet";
import * as paths from "@/lib/paths";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { linkTo, loadMark } from "../../../load-code";
import { servePersonFile } from "../serve-person-file";

export const dynamic = "force-dynamic";

/** A person's visiting card and counter stand for print, with their photo, or else the logo. */
export const GET = servePersonFile(paths.personPrintSheet, async ({ t, company, at, person }) => ({
  type: "application/pdf",
  ending: "-print.pdf",
  body: await inTurn(async () => {
    const mark = await loadMark(company);
    const photo = await loadLargest(person.image_set, person.image);
    return drawPrintSheet(t, {
      ...mark,
      name: person.name,
      role: [person.role, company.client.company_name].filter(Boolean).join(" · "),
      logo: photo ?? mark.logo,
      phone: parsePhone(personCard({ company }, person).company.client.phone)?.shown ?? "",
      link: linkTo(paths.person(at, person), "print"),
    });
  }),
}));
