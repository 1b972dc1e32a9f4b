"use client";

import type { StepControl } from "@/components/form/dialog-form";
import { OwnCurrency } from "@/components/products/own-currency";
import type { CardSite } from "@/components/profile/preview/card-site";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { NextStep } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { isFieldStep } from "./field-steps";

const FieldStepDialog = lazyDialog(
  withMessages(
    ["overview", "profile", "account-rules", "cards-rules", "file-rules", "picture", "card", "account", "own-plan"],
    () => import("./field-step-dialog").then((file) => file.FieldStepDialog),
  ),
);
const CreateProductDialog = lazyDialog(
  withMessages(["products", "own-plan", "content-rules", "picture", "file-rules"], () =>
    import("@/components/products/create-product-dialog").then((file) => file.CreateProductDialog),
  ),
);

type StepDialogProps = Partial<StepControl> & {
  step: NextStep | null;
  complete: CompleteProfile;
  site: CardSite;
  onClose: () => void;
};

/** Steps that have a screen of their own have no dialog. */
export function StepDialog({ step, complete, site, onClose, ...control }: StepDialogProps) {
  if (step === null) return null;
  return (
    <>
      {step === "product" && (
        <OwnCurrency>
          <CreateProductDialog open onOpenChange={(open) => !open && onClose()} {...control} />
        </OwnCurrency>
      )}
      {isFieldStep(step) && (
        <FieldStepDialog key={step} step={step} complete={complete} site={site} onClose={onClose} {...control} />
      )}
    </>
  );
}
