"use client";

import type { StepControl } from "@/components/form/dialog-form";
import { FormDialog } from "@/components/form/form-dialog";
import { onlyFields } from "@/components/form/only-fields";
import {
  type ProfileFormControl,
  type ProfileInput,
  toFormValues,
} from "@/components/profile/form/profile-form-values";
import { useEditedCard } from "@/components/profile/form/use-edited-card";
import type { CardSite } from "@/components/profile/preview/card-site";
import { PreviewFrame } from "@/components/profile/preview/preview-frame";
import { useSavedCard } from "@/components/profile/preview/use-saved-card";
import { profileTexts } from "@/components/profile/view/profile-texts";
import { saveProfilePart } from "@/lib/api/profile-form";
import { type CompleteProfile, type ProfileForm, profileFormSchema } from "@/lib/contract/cards/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import { type FieldStep, partsOf } from "./field-steps";
import { StepFields } from "./step-fields";
import { stepTexts } from "./step-texts";

type FieldStepDialogProps = Partial<StepControl> & {
  step: FieldStep;
  complete: CompleteProfile;
  site: CardSite;
  onClose: () => void;
};

/** A few fields of the profile over the home, beside the card as they make it. Nothing else is checked or sent. */
export function FieldStepDialog({ step, complete, site, onClose, ...control }: FieldStepDialogProps) {
  const saved = useSavedCard(complete, site);
  const { fields, part } = partsOf(step);
  const { title, text } = stepTexts[step];
  const { profile } = complete;
  const values = toFormValues(complete);
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      name={`step-${step}`}
      title={title}
      description={text}
      size="wide"
      schema={onlyFields<ProfileForm, ProfileInput>(profileFormSchema, fields)}
      defaultValues={values}
      submitLabel="Save"
      busyLabel="Saving..."
      failureText={profileTexts.failed}
      onSubmit={(input, options) => saveProfilePart({ ...values, ...input }, fields, profile, options)}
      {...control}
    >
      {(form) => (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <StepFields step={step} form={form} complete={complete} saved={saved} site={site} />
          </div>
          <StepPreview control={form.control} saved={saved} site={site} part={part} />
        </div>
      )}
    </FormDialog>
  );
}

type StepPreviewProps = { control: ProfileFormControl; saved: Card; site: CardSite; part?: string };

/** Apart from the fields, so that typing renders it and not them. */
function StepPreview({ control, saved, site, part }: StepPreviewProps) {
  return (
    <PreviewFrame
      inert
      title="Preview of your card"
      card={useEditedCard(control, saved)}
      site={site}
      part={part}
      className="h-72 w-44 justify-self-center rounded-xl border border-border bg-card sm:sticky sm:top-0 sm:h-96 sm:w-full"
    />
  );
}
