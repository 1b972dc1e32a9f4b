"use client";

import { Building2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import type { Taker } from "./hand-over";
import { Choice, PeopleChoices } from "./people-choices";

type TakerDialogProps = DialogControl & {
  /** Does it; the dialog stays open where that fails. */
  onTake: (taker: Taker) => Promise<boolean>;
};

/** Who is to look after something: one tap on a name does it. */
export function TakerDialog({ open, onOpenChange, onTake }: TakerDialogProps) {
  const t = useT();
  const mayGiveCompany = useCan("card.edit");
  const [isBusy, setIsBusy] = useState(false);

  async function take(taker: Taker) {
    setIsBusy(true);
    const isDone = await onTake(taker);
    setIsBusy(false);
    if (isDone) onOpenChange(false);
  }

  return (
    <SimpleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("hand-over.dialog.title")}
      description={t("hand-over.dialog.description")}
    >
      <PeopleChoices
        isBusy={isBusy}
        onChoose={take}
        others={
          mayGiveCompany && (
            <Choice isBusy={isBusy} onClick={() => take(null)}>
              <Building2 aria-hidden="true" className="size-8 p-1.5" />
              {t("hand-over.dialog.company")}
            </Choice>
          )
        }
      />
    </SimpleDialog>
  );
}
