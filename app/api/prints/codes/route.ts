import { pageOf } from "@/lib/card/card-address";
import { streamFrom } from "@/lib/runtime/stream-from";
import { packCodes } from "@/lib/web/prints/pack-codes";
import { servePrints } from "@/lib/web/prints/serve-prints";
import { linkTo, loadMark } from "../../../(card)/[companyName]/load-code";

/** The QR codes of people's cards as pictures, as each card gives its own. */
export const POST = servePrints(async ({ company, at, people }) => {
  const codes = people.map((person) => ({ ...person, link: linkTo(pageOf({ person }, at), "qr") }));
  return { type: "application/zip", body: streamFrom(packCodes(codes, await loadMark(company))) };
});
