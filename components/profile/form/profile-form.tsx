"use client";

import { useSessionUser } from "@/components/session/session-user";
import { SectionCard } from "@/components/ui/section-card";
import { saveProfile } from "@/lib/api/profile";
import { type CompleteProfile, profileFormSchema } from "@/lib/contract/profile";
import type { Card } from "@/lib/provider-client/cards";
import type { CardSite } from "../preview/card-site";
import { EditForm } from "../view/edit-form";
import { ProfileColumns } from "../view/profile-columns";
import { BasicFields } from "./basic-fields";
import { BrandColorField } from "./brand-color-field";
import { CardAddressField } from "./card-address-field";
import { CompanyFields } from "./company-fields";
import { LivePreview, LivePreviewButton } from "./live-preview";
import { LogoField } from "./logo-field";
import { NameHint } from "./name-hint";
import { OpeningHoursFields } from "./opening-hours-fields";
import { type ProfileFormState, toFormValues } from "./profile-form-values";
import { ReviewLinkField } from "./review-link-field";
import { SocialFields } from "./social-fields";
import { TemplateField } from "./template-field";
import { TimeZoneField } from "./time-zone-field";

type ProfileFormProps = {
  complete: CompleteProfile;
  siteUrl: string;
  /** The card as it is stored, for the preview. */
  saved: Card;
  site: CardSite;
  defaultTimeZone?: string;
  onSaved: () => void;
  onCancel: () => void;
};

export function ProfileForm({ complete, onSaved, onCancel, ...shown }: ProfileFormProps) {
  const { username } = useSessionUser();
  const { saved, site } = shown;
  return (
    <EditForm
      schema={profileFormSchema}
      defaultValues={toFormValues(complete, username)}
      onSubmit={(input) => saveProfile(input, { ...complete.profile, username }).then(onSaved)}
      onCancel={onCancel}
      preview={({ control }) => <LivePreviewButton control={control} saved={saved} site={site} />}
    >
      {(form) => <ProfileFields form={form} complete={complete} hasUsername={username !== ""} {...shown} />}
    </EditForm>
  );
}

type ProfileFieldsProps = Omit<ProfileFormProps, "onSaved" | "onCancel"> & {
  form: ProfileFormState;
  hasUsername: boolean;
};

/**
 * Providers written elsewhere may give no card address, username, tagline, review link, opening hours or time zone; what
 * is not there cannot be changed here.
 */
function ProfileFields({ form, complete, hasUsername, siteUrl, defaultTimeZone, ...card }: ProfileFieldsProps) {
  const { control } = form;
  const { tagline, review_link: reviewLink, time_zone: timeZone, opening_hours: hours } = complete.profile;
  const { slug, company_name } = complete.client;
  const address = slug ? { control, siteUrl, saved: { company_name, slug } } : null;
  return (
    <ProfileColumns
      preview={<LivePreview control={control} {...card} />}
      aside={
        <>
          <SectionCard title="Logo">
            <LogoField form={form} current={complete.profile.logo} />
            <BrandColorField control={control} logoColor={complete.profile.logo_color ?? null} />
          </SectionCard>
          {address && (
            <SectionCard title="Your card">
              <CardAddressField {...address} />
            </SectionCard>
          )}
        </>
      }
    >
      <SectionCard title="Basic Information">
        <BasicFields control={control} hasUsername={hasUsername} nameHint={address && <NameHint {...address} />} />
      </SectionCard>
      <SectionCard title="Company Profile">
        <CompanyFields control={control} hasTagline={tagline !== undefined} />
        {timeZone !== undefined && (
          <TimeZoneField control={control} saved={timeZone} defaultTimeZone={defaultTimeZone} />
        )}
      </SectionCard>
      {hours !== undefined && (
        <SectionCard title="Opening hours">
          <OpeningHoursFields control={control} />
        </SectionCard>
      )}
      <SectionCard title="Template" description="How your card is laid out">
        <TemplateField control={control} {...card} />
      </SectionCard>
      <SectionCard title="Social Links" description="Only the ones you fill in appear on your card">
        <SocialFields control={control} />
        {reviewLink !== undefined && <ReviewLinkField control={control} />}
      </SectionCard>
    </ProfileColumns>
  );
}
