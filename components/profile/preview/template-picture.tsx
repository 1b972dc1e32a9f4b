"use client";

import { useMemo, useRef } from "react";
import type { TemplateChoice } from "@/lib/contract/profile-basics";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";
import { useWasSeen } from "./use-was-seen";

type TemplatePictureProps = { choice: TemplateChoice; card: Card; site: CardSite };

/** The owner's card as a template would lay it out, drawn once it is scrolled to. */
export function TemplatePicture({ choice, card, site }: TemplatePictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const wasSeen = useWasSeen(box);
  const chosen = useMemo(() => {
    const profile = { ...card.company.profile, template_choice: choice };
    return { ...card, company: { ...card.company, profile } };
  }, [card, choice]);
  return (
    <span
      ref={box}
      aria-hidden="true"
      className="block aspect-[3/4] w-full overflow-hidden rounded-md border border-border bg-muted"
    >
      {wasSeen && <PreviewFrame inert title={`Template ${choice}`} card={chosen} site={site} className="size-full" />}
    </span>
  );
}
