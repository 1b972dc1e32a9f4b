"use client";

import { useT } from "@/components/i18n/translator-context";
import { useLimits } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";

type WhatToMakeDialogProps = DialogControl & { count: number; onOne: () => void; onMany: () => void };

/** The one thing that several photos do not tell. */
export function WhatToMakeDialog({ count, onOne, onMany, ...dialog }: WhatToMakeDialogProps) {
  const t = useT();
  const { pictures: most } = useLimits();
  return (
    <SimpleDialog
      {...dialog}
      title={t("products.photos.what.title", { count })}
      description={t("products.photos.what.limit", { max: most })}
    >
      <Button variant="outline" onClick={onMany}>
        {t("products.photos.what.many", { count })}
      </Button>
      <Button variant="outline" onClick={onOne} disabled={count > most}>
        {t("products.photos.what.one", { count })}
      </Button>
    </SimpleDialog>
  );
}
