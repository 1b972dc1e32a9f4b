"use client";

import type { DialogControl } from "@/components/form/dialog-action";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/overlay/dialog";
import { productLimits } from "@/lib/contract/limits/content";

type WhatToMakeDialogProps = DialogControl & { count: number; onOne: () => void; onMany: () => void };

/** The one thing that several photos do not tell. */
export function WhatToMakeDialog({ count, onOne, onMany, ...dialog }: WhatToMakeDialogProps) {
  return (
    <Dialog {...dialog}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>What do these {count} photos show?</DialogTitle>
          <DialogDescription>A product can have up to {productLimits.pictures} photos.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Button variant="outline" onClick={onMany}>
            {count} products, one photo each
          </Button>
          <Button variant="outline" onClick={onOne} disabled={count > productLimits.pictures}>
            One product with {count} photos
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
