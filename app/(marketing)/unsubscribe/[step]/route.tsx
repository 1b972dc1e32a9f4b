import { answerSiteDocument } from "@/components/landing/site-document";
import { UnsubscribePage, unsubscribeOutcomes } from "@/components/unsubscribe-page";
import { topicOf } from "@/lib/contract/notifications/schema";
import { decodeSegment } from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ step: string }> };

/** For a token, or for what came of one. Pages with a token are not kept: there is one for each mail. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const step = decodeSegment((await params).step);
  const outcome = unsubscribeOutcomes.find((one) => one === step);
  const topic = topicOf(step);
  const shown = topic ? { token: step, topic } : { outcome: outcome ?? ("unknown" as const) };
  const site = await readSite();
  const t = siteTranslator(request);
  const head = { title: `${t("unsubscribe.head")} | ${site.name}`, isListed: false };
  return answerSiteDocument(
    { t, head, site, isKept: outcome !== undefined },
    <UnsubscribePage t={t} site={site} {...shown} />,
  );
}
