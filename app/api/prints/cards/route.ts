import { mainLanguage } from "@/lib/contract/cards/languages";
import { drawBusinessCards } from "@/lib/drawing/business-cards/business-cards";
import { translatorOf } from "@/lib/i18n/catalog";
import { personOnCard } from "@/lib/web/prints/person-on-card";
import { servePrints } from "@/lib/web/prints/serve-prints";
import { loadMark } from "../../../(card)/[companyName]/load-code";

/** Sheets of visiting cards, in the company's language. */
export const POST = servePrints(async ({ company, at, people }, signal) => {
  const cards = { company: await loadMark(company), people: people.map((one) => personOnCard(company, at, one)) };
  const pdf = await drawBusinessCards(translatorOf(mainLanguage(company.profile)), cards, signal);
  return { type: "application/pdf", body: new Uint8Array(pdf) };
});
