"use client";

import { Smartphone } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/components/ui/lazy/lazy-overlay";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "./card-site";

const PreviewDialog = lazyOverlay("dialog", () => import("./preview-dialog").then((file) => file.PreviewDialog));

/** Shows the card over the whole height, where there is no room for it beside the form. */
export function PreviewButton({ card, site }: { card: Card; site: CardSite }) {
  return (
    <PreviewDialog
      card={card}
      site={site}
      trigger={
        <Button variant="outline" className="xl:hidden">
          <Smartphone aria-hidden="true" />
          Preview
        </Button>
      }
    />
  );
}
