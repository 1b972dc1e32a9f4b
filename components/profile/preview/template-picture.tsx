"use client";

import { useMemo } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Skeleton } from "@/components/ui/skeleton";
import type { TemplateChoice } from "@/lib/contract/cards/values";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

type TemplatePictureProps = {
  choice: TemplateChoice;
  card: Card;
  site: CardSite;
  /** Until then there is a placeholder. */
  isDrawn: boolean;
};

/** The owner's card as a template would lay it out. */
export function TemplatePicture({ choice, card, site, isDrawn }: TemplatePictureProps) {
  const t = useT();
  const chosen = useMemo(() => {
    const profile = { ...card.company.profile, template_choice: choice };
    return { ...card, company: { ...card.company, profile } };
  }, [card, choice]);
  return (
    <span
      aria-hidden="true"
      className="relative block aspect-[3/4] w-full overflow-hidden rounded-md border border-border bg-muted"
    >
      <Skeleton rounded="none" className="absolute inset-0" />
      {isDrawn && (
        <PreviewFrame
          inert
          title={t("profile.look.picture", { number: choice })}
          card={chosen}
          site={site}
          className="size-full"
        />
      )}
    </span>
  );
}
