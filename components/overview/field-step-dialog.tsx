"use client";

import type { StepControl } from "@/components/form/dialog-form";
import { FormDialog } from "@/components/form/form-dialog";
import { onlyFields } from "@/components/form/only-fields";
import { useT } from "@/components/i18n/translator-context";
import { LogoField } from "@/components/picture/logo-field";
import { PhoneField } from "@/components/profile/form/basic-fields";
import { AboutField, PlaceFields, TaglineField } from "@/components/profile/form/company-fields";
import { BrandColorField, MoodField } from "@/components/profile/form/mood-field";
import { OpeningHoursFields } from "@/components/profile/form/opening-hours-fields";
import {
  type ProfileFormControl,
  type ProfileFormState,
  type ProfileInput,
  toFormValues,
} from "@/components/profile/form/profile-form-values";
import { ReviewLinkField } from "@/components/profile/form/review-link-field";
import { EmptySectionsField } from "@/components/profile/form/sections-field";
import { SocialFields } from "@/components/profile/form/social-fields";
import { TemplateField } from "@/components/profile/form/template-field";
import { UpiFields } from "@/components/profile/form/upi-fields";
import { useEditedCard } from "@/components/profile/form/use-edited-card";
import type { CardSite } from "@/components/profile/preview/card-site";
import { PreviewFrame } from "@/components/profile/preview/preview-frame";
import { useSavedCard } from "@/components/profile/preview/use-saved-card";
import { saveProfilePart } from "@/lib/api/profile-form";
import { type CompleteProfile, type ProfileForm, profileFormSchema } from "@/lib/contract/cards/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import { type FieldStep, partsOf } from "./field-steps";
import { tellStep } from "./step-texts";

type FieldStepDialogProps = Partial<StepControl> & {
  step: FieldStep;
  complete: CompleteProfile;
  site: CardSite;
  onClose: () => void;
};

/** A few profile fields beside a preview of the card. Only these are checked and sent. */
export function FieldStepDialog({ step, complete, site, onClose, ...control }: FieldStepDialogProps) {
  const t = useT();
  const saved = useSavedCard(complete, site);
  const { fields, part } = partsOf(step);
  const { title, text } = tellStep(t, step);
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
      submitLabel={t("overview.step.save")}
      busyLabel={t("overview.step.saving")}
      failureText={t("profile.edit.failed")}
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

/** Separate, so typing re-renders only the preview. */
function StepPreview({ control, saved, site, part }: StepPreviewProps) {
  const t = useT();
  return (
    <PreviewFrame
      inert
      title={t("overview.step.preview")}
      card={useEditedCard(control, saved)}
      site={site}
      part={part}
      className="h-72 w-44 justify-self-center rounded-xl border border-border bg-card sm:sticky sm:top-0 sm:h-96 sm:w-full"
    />
  );
}

type StepFieldsProps = {
  step: FieldStep;
  form: ProfileFormState;
  complete: CompleteProfile;
  saved: Card;
  site: CardSite;
};

export function StepFields({ step, form, complete: { client, profile }, saved, site }: StepFieldsProps) {
  const t = useT();
  const { control } = form;
  switch (step) {
    case "logo":
      return <LogoField label={t("overview.step.logo")} form={form} current={profile.logo} />;
    case "about":
      // A tagline is enough.
      return profile.tagline == null ? <AboutField control={control} /> : <TaglineField control={control} />;
    case "contact":
      return <PhoneField control={control} saved={client} />;
    case "address":
      return <PlaceFields control={control} />;
    case "look":
      return (
        <>
          <TemplateField control={control} saved={saved} site={site} />
          <div className="mt-5 flex flex-col gap-5">
            {profile.mood !== undefined && <MoodField control={control} logoColor={profile.logo_color ?? null} />}
            <BrandColorField control={control} logoColor={profile.logo_color ?? null} />
            {profile.empty_sections !== undefined && <EmptySectionsField control={control} site={site} />}
          </div>
        </>
      );
    case "social":
      return <SocialFields control={control} />;
    case "hours":
      return <OpeningHoursFields control={control} name="opening_hours" />;
    case "payment":
      return <UpiFields control={control} />;
    case "review":
      return <ReviewLinkField control={control} />;
  }
}
