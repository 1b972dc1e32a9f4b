"use client";

import { SectionCard } from "@/components/ui/section-card";
import { saveProfile } from "@/lib/api/profile";
import { type CompleteProfile, profileFormSchema } from "@/lib/contract/profile";
import type { Card } from "@/lib/provider-client/cards";
import { knowsPayment } from "../payment/knows-payment";
import type { CardSite } from "../preview/card-site";
import { ProfileRooms } from "../rooms/profile-rooms";
import { Room } from "../rooms/room";
import { listRooms } from "../rooms/rooms";
import type { OpenRoom } from "../rooms/use-room";
import { useWrongFields } from "../rooms/use-wrong-fields";
import { EditForm } from "../view/edit-form";
import { profileDraft } from "../view/use-edit-mode";
import { BasicFields } from "./basic-fields";
import { CardAddressField } from "./card-address-field";
import { AboutField, FactFields, PlaceFields, TaglineField } from "./company-fields";
import { LivePreview, LivePreviewButton } from "./live-preview";
import { LogoField } from "./logo-field";
import { BrandColorField, MoodField } from "./mood-field";
import { NameHint } from "./name-hint";
import { OpeningHoursFields } from "./opening-hours-fields";
import { PaymentFields } from "./payment-fields";
import { type ProfileFormState, toFormValues } from "./profile-form-values";
import { ReviewLinkField } from "./review-link-field";
import { SectionsField } from "./sections-field";
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
  rooms: OpenRoom;
  onSaved: () => void;
  onCancel: () => void;
};

/** One form over all rooms: whatever was changed in any of them is saved together. */
export function ProfileForm({ complete, onSaved, onCancel, ...shown }: ProfileFormProps) {
  const { saved, site } = shown;
  return (
    <EditForm
      name={profileDraft}
      schema={profileFormSchema}
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
 * Providers written elsewhere may give no card address, tagline, category, year, review link, opening hours, time zone,
 * sections or payment; what is not there cannot be changed here.
 */
function ProfileFields({ form, complete, rooms, siteUrl, defaultTimeZone, ...card }: ProfileFieldsProps) {
  const { control } = form;
  const { mood, logo_color: logoColor = null } = complete.profile;
  const { tagline, review_link: reviewLink, time_zone: timeZone, opening_hours: hours, sections } = complete.profile;
  const { slug, company_name } = complete.client;
  const address = slug ? { control, siteUrl, saved: { company_name, slug } } : null;
  const wrong = useWrongFields(control, rooms);
  const { room: current } = rooms;
  return (
    <ProfileRooms
      rooms={rooms}
      shown={listRooms(complete)}
      wrong={wrong}
      preview={<LivePreview control={control} {...card} />}
    >
      <Room name="contact" current={current}>
        <SectionCard title="Basic Information">
          <BasicFields control={control} nameHint={address && <NameHint {...address} />} />
        </SectionCard>
        <SectionCard title="Where to find you">
          <div className="flex flex-col gap-5">
            <PlaceFields control={control} />
            {address && <CardAddressField {...address} />}
          </div>
        </SectionCard>
      </Room>
      <Room name="about" current={current}>
        <SectionCard title="Company Profile">
          <div className="flex flex-col gap-5">
            {tagline !== undefined && <TaglineField control={control} />}
            <FactFields control={control} profile={complete.profile} />
            <AboutField control={control} />
          </div>
        </SectionCard>
      </Room>
      <Room name="look" current={current}>
        <SectionCard title="Logo">
          <LogoField form={form} current={complete.profile.logo} />
        </SectionCard>
        <SectionCard title="Template" description="How your card is laid out">
          <TemplateField control={control} {...card} />
        </SectionCard>
        <SectionCard title="Mood" description="Colours, lettering and shapes of your card">
          <div className="flex flex-col gap-5">
            {mood !== undefined && <MoodField control={control} logoColor={logoColor} />}
            <BrandColorField control={control} logoColor={logoColor} />
          </div>
        </SectionCard>
      </Room>
      <Room name="sections" current={current}>
        {sections !== undefined && (
          <SectionCard
            title="Sections"
            description="Put them in order, give them names, and leave out what you do not need"
          >
            <SectionsField control={control} site={card.site} />
          </SectionCard>
        )}
      </Room>
      <Room name="links" current={current}>
        <SectionCard title="Social Links" description="Only the ones you fill in appear on your card">
          <SocialFields control={control} />
          {reviewLink !== undefined && <ReviewLinkField control={control} />}
        </SectionCard>
      </Room>
      <Room name="hours" current={current}>
        {hours !== undefined && (
          <SectionCard title="Opening hours">
            <OpeningHoursFields control={control} />
          </SectionCard>
        )}
        {timeZone !== undefined && (
          <SectionCard title="Clock">
            <TimeZoneField control={control} saved={timeZone} defaultTimeZone={defaultTimeZone} />
          </SectionCard>
        )}
      </Room>
      <Room name="payment" current={current}>
        {knowsPayment(complete.profile) && (
          <SectionCard title="Payment" description="How customers may pay you. The money goes straight to you.">
            <PaymentFields control={control} profile={complete.profile} />
          </SectionCard>
        )}
      </Room>
    </ProfileRooms>
  );
}
