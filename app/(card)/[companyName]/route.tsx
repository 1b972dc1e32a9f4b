import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { describeCard } from "@/components/card/head/card-metadata";
import { answerLanding } from "@/components/landing/landing-document";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, isLanguage } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { answerCard } from "./answer-card";
import { answerNoCard } from "./no-card";
import { readCard } from "./read-card";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const reading = await readCard(request, (await params).companyName);
  // The landing page in a language, unless a company has had that address before there were languages.
  if (reading.state === "missing" && reading.name === defaultLanguage) return movedTo(paths.home);
  if (reading.state === "missing" && isLanguage(reading.name)) return answerLanding(translatorOf(reading.name));
  if (reading.state !== "found") return answerNoCard(request, reading);

  const { card, slug, name, at, t } = reading;
  if (slug !== name) return movedTo(paths.card(at));
  return answerCard(reading, (site) => ({
    head: describeCard(t, card, at, site),
    data: cardJsonLd(t, card, at, site),
  }));
}
