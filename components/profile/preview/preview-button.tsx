"use client";

import { Smartphone } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/overlay/dialog";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "./card-site";
import { PreviewFrame } from "./preview-frame";

/** Shows the card over the whole height, where there is no room for it beside the form. */
export function PreviewButton({ card, site }: { card: Card; site: CardSite }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" className="xl:hidden">
          <Smartphone aria-hidden="true" />
          Preview
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} className="h-dvh max-h-dvh! rounded-none sm:max-w-md sm:rounded-xl">
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
