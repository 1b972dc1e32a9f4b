"use client";

import { useT } from "@/components/i18n/translator-context";
import type { CardSite } from "@/components/profile/preview/card-site";
import { PreviewFrame } from "@/components/profile/preview/preview-frame";
import { useSavedCard } from "@/components/profile/preview/use-saved-card";
import type { CompleteProfile } from "@/lib/contract/cards/schema";

/** Decorative. */
export function SmallCard({ complete, site }: { complete: CompleteProfile; site: CardSite }) {
  const t = useT();
  const card = useSavedCard(complete, site);
  return (
    <div aria-hidden="true" className="size-full overflow-hidden rounded-xl border border-border bg-card">
      <PreviewFrame inert title={t("overview.share.preview")} card={card} site={site} className="size-full" />
    </div>
  );
}
