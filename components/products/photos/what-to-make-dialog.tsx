"use client";

import { useLimits } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";

type WhatToMakeDialogProps = DialogControl & { count: number; onOne: () => void; onMany: () => void };

/** The one thing that several photos do not tell. */
export function WhatToMakeDialog({ count, onOne, onMany, ...dialog }: WhatToMakeDialogProps) {
  const { picturesOfProduct: most } = useLimits();
  return (
    <SimpleDialog
      {...dialog}
      title={`What do these ${count} photos show?`}
      description={`A product can have up to ${most} photos.`}
    >
      <Button variant="outline" onClick={onMany}>
        {count} products, one photo each
      </Button>
      <Button variant="outline" onClick={onOne} disabled={count > most}>
        One product with {count} photos
      </Button>
    </SimpleDialog>
  );
}
