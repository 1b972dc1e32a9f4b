"use client";

import { useState } from "react";
import type { OverlayProps } from "@/components/ui/lazy";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/overlay/dialog";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

export function PreviewDialog({ card, site, trigger }: OverlayProps & { card: Card; site: CardSite }) {
  // Its code came because the trigger was pressed.
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent aria-describedby={undefined} size="phone">
        <DialogHeader className="py-4">
          <DialogTitle>Preview</DialogTitle>
        </DialogHeader>
        <PreviewFrame
          title="Preview of your card"
          card={card}
          site={site}
          className="min-h-0 flex-1 border-t border-border"
        />
      </DialogContent>
    </Dialog>
  );
}
