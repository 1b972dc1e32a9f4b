"use client";

import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { productLimits } from "@/lib/contract/content/values";

type WhatToMakeDialogProps = DialogControl & { count: number; onOne: () => void; onMany: () => void };

/** The one thing that several photos do not tell. */
export function WhatToMakeDialog({ count, onOne, onMany, ...dialog }: WhatToMakeDialogProps) {
  return (
    <SimpleDialog
      {...dialog}
      title={`What do these ${count} photos show?`}
      description={`A product can have up to ${productLimits.pictures} photos.`}
    >
      <Button variant="outline" onClick={onMany}>
        {count} products, one photo each
      </Button>
      <Button variant="outline" onClick={onOne} disabled={count > productLimits.pictures}>
        One product with {count} photos
      </Button>
    </SimpleDialog>
  );
}
