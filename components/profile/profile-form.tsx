"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LogoField } from "@/components/picture/logo-field";
import { cn } from "@/components/ui/cn";
import { SectionCard } from "@/components/ui/section-card";
import { saveProfile } from "@/lib/api/profile-form";
import { type CompleteProfile, profileFormSchema } from "@/lib/contract/cards/schema";
import { optionalEmailSchema } from "@/lib/contract/fields";
import type { Card } from "@/lib/web/provider-client/cards";
import { BasicFields } from "./form/basic-fields";
import { CardAddressField } from "./form/card-address-field";
import { AboutField, FactFields, PlaceFields, TaglineField } from "./form/company-fields";
import { MainLanguageField, OfferedLanguagesField, ProfileTexts } from "./form/language-fields";
import { LivePreview, LivePreviewButton } from "./form/live-preview";
import { BrandColorField, MoodField } from "./form/mood-field";
import { NameHint } from "./form/name-hint";
import { OpeningHoursFields } from "./form/opening-hours-fields";
import { PaymentFields } from "./form/payment-fields";
import { type ProfileFormState, toFormValues } from "./form/profile-form-values";
import { ReviewLinkField } from "./form/review-link-field";
import { SectionsField } from "./form/sections-field";
import { SocialFields } from "./form/social-fields";
import { TemplateField } from "./form/template-field";
import { TimeZoneField } from "./form/time-zone-field";
import { BranchList } from "./lists/branch-list";
import { LinkList } from "./lists/link-list";
import { PhoneList } from "./lists/phone-list";
import { knowsPayment } from "./payment/knows-payment";
import type { CardSite } from "./preview/card-site";
import { CheckedRoomNav } from "./rooms/checked-room-nav";
import { ProfileRooms } from "./rooms/profile-rooms";
import { Room } from "./rooms/room";
import { listRooms } from "./rooms/rooms";
import { EditForm } from "./view/edit-form";
import { profileDraft } from "./view/use-edit-mode";

type ProfileFormProps = {
  complete: CompleteProfile;
  /** The card as it is stored, for the preview. */
  saved: Card;
  site: CardSite;
  defaultTimeZone?: string;
  textCounts: ReactNode;
  onSaved: () => void;
  onCancel: () => void;
};

/** Of an account that signs in by its number alone. */
const withoutEmailSchema = profileFormSchema.extend({ email: optionalEmailSchema });

/** One form over all rooms: whatever was changed in any of them is saved together. */
export function ProfileForm({ complete, onSaved, onCancel, ...shown }: ProfileFormProps) {
  const { saved, site } = shown;
  return (
    <EditForm
      name={profileDraft}
      schema={complete.client.email ? profileFormSchema : withoutEmailSchema}
      defaultValues={toFormValues(complete)}
      onSubmit={(input) => saveProfile(input, complete.profile).then(onSaved)}
      onCancel={onCancel}
      preview={({ control }) => <LivePreviewButton control={control} saved={saved} site={site} />}
    >
      {(form) => <ProfileFields form={form} complete={complete} {...shown} />}
    </EditForm>
  );
}

type ProfileFieldsProps = Omit<ProfileFormProps, "onSaved" | "onCancel"> & { form: ProfileFormState };

/**
 * Providers written elsewhere may know of no card address, tagline, hours, sections, payment and the like; what is not
 * there cannot be changed here.
 */
function ProfileFields({ form, complete, defaultTimeZone, textCounts, ...card }: ProfileFieldsProps) {
  const t = useT();
  const { control } = form;
  const { mood, logo_color: logoColor = null } = complete.profile;
  const { tagline, review_link: reviewLink, time_zone: timeZone, opening_hours: hours, sections } = complete.profile;
  const { slug, company_name } = complete.client;
  const address = slug ? { control, saved: { company_name, slug } } : null;
  const shown = listRooms(complete);
  return (
    <ProfileRooms
      shown={shown}
      nav={<CheckedRoomNav control={control} shown={shown} />}
      preview={<LivePreview control={control} {...card} />}
    >
      <Room name="contact">
        <SectionCard title={t("profile.contact.title")}>
          <BasicFields form={form} saved={complete.client} nameHint={address && <NameHint {...address} />} />
        </SectionCard>
        {complete.profile.phones !== undefined && (
          <SectionCard title={t("profile.phones.title")} description={t("profile.phones.text")}>
            <PhoneList control={control} />
          </SectionCard>
        )}
        <SectionCard title={t("profile.place.title")}>
          <div className="flex flex-col gap-5">
            <PlaceFields control={control} />
            {address && <CardAddressField {...address} />}
          </div>
        </SectionCard>
      </Room>
      <Room name="about">
        <SectionCard title={t("profile.about.title")}>
          <div className="flex flex-col gap-5">
            {tagline !== undefined && <TaglineField control={control} />}
            <FactFields control={control} profile={complete.profile} />
            <AboutField control={control} />
          </div>
        </SectionCard>
      </Room>
      <Room name="look">
        <SectionCard title={t("profile.look.design")}>
          <TemplateField control={control} {...card} />
        </SectionCard>
        <SectionCard title={mood === undefined ? t("profile.look.color.label") : t("profile.look.mood")}>
          <div className="flex flex-col gap-4">
            {mood !== undefined && <MoodField control={control} logoColor={logoColor} />}
            <BrandColorField control={control} logoColor={logoColor} />
          </div>
        </SectionCard>
        <SectionCard title={t("profile.look.logo")}>
          <LogoField label={t("profile.look.logoField")} form={form} current={complete.profile.logo} />
        </SectionCard>
      </Room>
      <Room name="sections">
        {sections !== undefined && (
          <SectionCard title={t("profile.sections.title")} description={t("profile.sections.text")}>
            <SectionsField control={control} site={card.site} />
          </SectionCard>
        )}
      </Room>
      <Room name="links">
        {complete.profile.links !== undefined && (
          <SectionCard title={t("profile.links.title")} description={t("profile.links.text")}>
            <LinkList control={control} />
          </SectionCard>
        )}
        <SectionCard title={t("profile.social.title")} description={t("profile.social.text")}>
          <SocialFields control={control} />
          {reviewLink !== undefined && <ReviewLinkField control={control} />}
        </SectionCard>
      </Room>
      <Room name="hours">
        {(hours !== undefined || timeZone !== undefined) && (
          <SectionCard title={hours === undefined ? t("profile.hours.timeZone.label") : t("profile.hours.title")}>
            <div className="flex flex-col gap-3">
              {hours !== undefined && <OpeningHoursFields control={control} name="opening_hours" />}
              {timeZone !== undefined && (
                <TimeZoneField
                  control={control}
                  saved={timeZone}
                  defaultTimeZone={defaultTimeZone}
                  className={cn(hours !== undefined && "border-t border-border pt-3")}
                />
              )}
            </div>
          </SectionCard>
        )}
      </Room>
      <Room name="branches">
        {complete.profile.branches !== undefined && (
          <SectionCard title={t("profile.branches.title")} description={t("profile.branches.text")}>
            <BranchList control={control} />
          </SectionCard>
        )}
      </Room>
      <Room name="payment">
        {knowsPayment(complete.profile) && (
          <SectionCard title={t("profile.payment.title")} description={t("profile.payment.text")}>
            <PaymentFields control={control} profile={complete.profile} site={card.site} />
          </SectionCard>
        )}
      </Room>
      <Room name="languages">
        {complete.profile.language !== undefined && (
          <>
            <SectionCard title={t("profile.languages.main")}>
              <MainLanguageField form={form} />
            </SectionCard>
            {textCounts}
            <SectionCard title={t("profile.languages.texts")} description={t("profile.languages.textsText")}>
              <ProfileTexts form={form} />
            </SectionCard>
            <SectionCard title={t("profile.languages.offered")} description={t("profile.languages.offeredText")}>
              <OfferedLanguagesField control={control} />
            </SectionCard>
          </>
        )}
      </Room>
    </ProfileRooms>
  );
}
