"use client";

import type { Card } from "@/lib/web/provider-client/cards";
import { CardPreview } from "../preview/card-preview";
import type { CardSite } from "../preview/card-site";
import { PreviewButton } from "../preview/preview-button";
import type { ProfileFormControl } from "./profile-form-values";
import { useEditedCard } from "./use-edited-card";

type LivePreviewProps = { control: ProfileFormControl; saved: Card; site: CardSite };

/** These stand apart from the form, so that typing renders them and not the whole of it. */
export function LivePreview({ control, saved, site }: LivePreviewProps) {
  return <CardPreview card={useEditedCard(control, saved)} site={site} />;
}

export function LivePreviewButton({ control, saved, site }: LivePreviewProps) {
  return <PreviewButton card={useEditedCard(control, saved)} site={site} />;
}
