import { LogoField } from "@/components/picture/logo-field";
import { PhoneField } from "@/components/profile/form/basic-fields";
import { AboutField, PlaceFields, TaglineField } from "@/components/profile/form/company-fields";
import { BrandColorField, MoodField } from "@/components/profile/form/mood-field";
import { OpeningHoursFields } from "@/components/profile/form/opening-hours-fields";
import type { ProfileFormState } from "@/components/profile/form/profile-form-values";
import { ReviewLinkField } from "@/components/profile/form/review-link-field";
import { EmptySectionsField } from "@/components/profile/form/sections-field";
import { SocialFields } from "@/components/profile/form/social-fields";
import { TemplateField } from "@/components/profile/form/template-field";
import { UpiFields } from "@/components/profile/form/upi-fields";
import type { CardSite } from "@/components/profile/preview/card-site";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import type { Card } from "@/lib/web/provider-client/cards";
import type { FieldStep } from "./field-steps";

type StepFieldsProps = {
  step: FieldStep;
  form: ProfileFormState;
  complete: CompleteProfile;
  saved: Card;
  site: CardSite;
};

/** The profile's own fields, those of one step alone. */
export function StepFields({ step, form, complete: { client, profile }, saved, site }: StepFieldsProps) {
  const { control } = form;
  switch (step) {
    case "logo":
      return <LogoField label="Company logo" form={form} current={profile.logo} />;
    case "about":
      // Where a line of its own stands below the name, that line is enough.
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
      return <OpeningHoursFields control={control} />;
    case "payment":
      return <UpiFields control={control} />;
    case "review":
      return <ReviewLinkField control={control} />;
  }
}
