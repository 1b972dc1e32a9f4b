"use client";

import type { StepControl } from "@/components/form/dialog-form";
import { OwnCurrency } from "@/components/products/own-currency";
import type { CardSite } from "@/components/profile/preview/card-site";
import { lazyDialog } from "@/components/ui/lazy";
import type { NextStep } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { isFieldStep } from "./field-steps";

/** Whoever opens no step loads none of what it is made of. */
const FieldStepDialog = lazyDialog(() => import("./field-step-dialog").then((file) => file.FieldStepDialog));
const CreateProductDialog = lazyDialog(() =>
  import("@/components/products/create-product-dialog").then((file) => file.CreateProductDialog),
);

type StepDialogProps = Partial<StepControl> & {
  /** Null shows nothing. */
  step: NextStep | null;
  complete: CompleteProfile;
  site: CardSite;
  onClose: () => void;
};

/** What a step is done in, over the home. Steps that are done elsewhere have nothing here. */
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
