import { loadOffers, mainOffer } from "@/components/landing/offers";
import { SignUpPage } from "@/components/landing/sign-up-page";
import { answerSiteDocument } from "@/components/landing/site-document";
import { describeSitePage } from "@/components/landing/site-metadata";
import * as paths from "@/lib/paths";
import { readWaysIn } from "@/lib/web/session/ways-in";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const site = await readSite();
  const t = siteTranslator(request);
  const title = `${t("sign-up.label")} | ${site.name}`;
  const description = t("sign-up.description", { site: site.name });
  const head = describeSitePage(t, { title, description, path: paths.signUp }, site);
  const { offers, isKept } = await loadOffers(t, site.terms);
  const takesPasskeys = site.signUp === "open" && (await readWaysIn()).passkeys;
  return answerSiteDocument(
    { t, head, site, isKept },
    <SignUpPage t={t} site={site} offer={mainOffer(offers)} takesPasskeys={takesPasskeys} />,
  );
}
