import { loadOffers, mainOffer } from "@/components/landing/offers";
import { type SignUpOutcome, SignUpPage } from "@/components/landing/sign-up-page";
import { answerSiteDocument } from "@/components/landing/site-document";
import { answerNotFound } from "@/components/not-found";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ outcome: string }> };

const outcomes: readonly SignUpOutcome[] = ["thanks", "check", "later"];

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const segment = (await params).outcome;
  const outcome = outcomes.find((one) => one === segment);
  const t = siteTranslator(request);
  if (!outcome) return answerNotFound(t);
  const site = await readSite();
  const head = { title: `${t("sign-up.label")} | ${site.name}`, isListed: false };
  const { offers, isKept } = await loadOffers(t, site.terms);
  return answerSiteDocument(
    { t, head, site, isKept },
    <SignUpPage t={t} site={site} offer={mainOffer(offers)} outcome={outcome} />,
  );
}
