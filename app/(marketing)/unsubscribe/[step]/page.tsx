import type { Metadata } from "next";
import { UnsubscribePage, unsubscribeOutcomes } from "@/components/unsubscribe/unsubscribe-page";
import { topicOf } from "@/lib/contract/notifications/schema";
import { decodeSegment } from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ step: string }> };

/** A token, or the outcome of one. */
async function readStep({ params }: Props) {
  const step = decodeSegment((await params).step);
  return { step, outcome: unsubscribeOutcomes.find((outcome) => outcome === step), topic: topicOf(step) };
}

/** Pages with a token are not cached: there is one per mail. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { outcome } = await readStep(props);
  const title = `Emails | ${(await readSite()).name}`;
  return { title, robots: { index: false }, ...(outcome && { other: { "page-cache": "site" } }) };
}

export default async function Page(props: Props) {
  const { step, outcome, topic } = await readStep(props);
  const shown = topic ? { token: step, topic } : { outcome: outcome ?? ("unknown" as const) };
  return <UnsubscribePage site={await readSite()} {...shown} />;
}
