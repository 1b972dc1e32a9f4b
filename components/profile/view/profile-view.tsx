import type { ReactNode } from "react";
import { cardTemplates } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { SectionCard } from "@/components/ui/section-card";
import { cardUrl } from "@/lib/card/card-url";
import { moodLooks } from "@/lib/card/look/moods";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { moodOf } from "@/lib/contract/cards/values";
import { formatTimeZone } from "@/lib/format/time-zone";
import { languages } from "@/lib/i18n/languages";
import type { Card } from "@/lib/web/provider-client/cards";
import { describeHours } from "../hours/hours-text";
import { knowsPayment } from "../payment/knows-payment";
import { PaymentDetails } from "../payment/payment-details";
import { CardPreview } from "../preview/card-preview";
import type { CardSite } from "../preview/card-site";
import { ProfileRooms } from "../rooms/profile-rooms";
import { Room } from "../rooms/room";
import { RoomNav } from "../rooms/room-nav";
import { listRooms } from "../rooms/rooms";
import { LeftOut } from "../sections/left-out";
import { describeSections } from "../sections/sections-text";
import { BranchDetails } from "./branch-details";
import { BrandColor } from "./brand-color";
import { IdentityCard } from "./identity-card";
import { describeLinks, describePhones } from "./list-texts";
import { OutsideLink } from "./outside-link";
import { describeDefaultTimeZone } from "./profile-texts";
import { SocialList } from "./social-list";

type ProfileViewProps = {
  complete: CompleteProfile;
  saved: Card;
  site: CardSite;
  defaultTimeZone?: string;
  textCounts: ReactNode;
};

export function ProfileView({ complete, saved, site, defaultTimeZone, textCounts }: ProfileViewProps) {
  const t = useT();
  const { url } = useSite();
  const { client, profile } = complete;
  const mood = moodLooks[moodOf(profile)];
  const shown = listRooms(complete);
  const template = cardTemplates[profile.template_choice];
  return (
    <ProfileRooms shown={shown} nav={<RoomNav shown={shown} />} preview={<CardPreview card={saved} site={site} />}>
      <Room name="contact">
        <IdentityCard name={client.company_name} logo={profile.logo} userType={t("profile.contact.client")} />
        <SectionCard title={t("profile.contact.title")}>
          <DetailList>
            <Detail label={t("profile.contact.companyName")}>{client.company_name}</Detail>
            <Detail label={t("profile.contact.userType")}>{t("profile.contact.client")}</Detail>
            <Detail label={t("profile.email.label")}>{client.email}</Detail>
            <Detail label={t("profile.contact.phone")}>{client.phone}</Detail>
            {profile.phones !== undefined && (
              <Detail label={t("profile.phones.title")}>{describePhones(profile.phones)}</Detail>
            )}
          </DetailList>
        </SectionCard>
        <SectionCard title={t("profile.place.title")}>
          <DetailList>
            <Detail label={t("profile.place.address")}>{profile.address}</Detail>
            <Detail label={t("profile.place.mapLink")}>
              {profile.location && <OutsideLink href={profile.location} />}
            </Detail>
            {client.slug && (
              <Detail label={t("profile.place.cardLink.label")} wide>
                <OutsideLink href={cardUrl(url, client.slug)} />
              </Detail>
            )}
          </DetailList>
        </SectionCard>
      </Room>
      <Room name="about">
        <SectionCard title={t("profile.about.title")}>
          <DetailList>
            {profile.tagline !== undefined && (
              <Detail label={t("profile.about.tagline")} wide>
                {profile.tagline}
              </Detail>
            )}
            {profile.category !== undefined && <Detail label={t("profile.about.category")}>{profile.category}</Detail>}
            {profile.founded !== undefined && <Detail label={t("profile.about.founded")}>{profile.founded}</Detail>}
            <Detail label={t("profile.about.aboutUs")} wide>
              {profile.about_us}
            </Detail>
          </DetailList>
        </SectionCard>
      </Room>
      <Room name="look">
        <SectionCard title={t("profile.look.design")}>
          <p className="text-sm font-medium">{t(template.name)}</p>
          <p className="mt-1 text-sm text-muted-foreground">{t(template.description)}</p>
          <LeftOut choice={profile.template_choice} className="mt-1 block text-sm text-muted-foreground" />
        </SectionCard>
        {profile.mood !== undefined && (
          <SectionCard title={t("profile.look.mood")}>
            <p className="text-sm font-medium">{t(mood.name)}</p>
            <p className="mt-1 text-sm text-muted-foreground">{t(mood.description)}</p>
          </SectionCard>
        )}
        <SectionCard title={t("profile.look.color.label")}>
          <BrandColor profile={profile} />
        </SectionCard>
      </Room>
      <Room name="sections">
        {profile.sections !== undefined && (
          <SectionCard title={t("profile.sections.title")}>
            <p className="text-sm">{describeSections(t, profile)}</p>
          </SectionCard>
        )}
      </Room>
      <Room name="links">
        {profile.links !== undefined && (
          <SectionCard title={t("profile.links.title")}>
            <p className="text-sm whitespace-pre-line wrap-anywhere">{describeLinks(t, profile.links)}</p>
          </SectionCard>
        )}
        <SectionCard title={t("profile.social.title")}>
          <SocialList links={profile.social_media_links} />
          {profile.review_link && (
            <dl className="mt-5">
              <Detail label={t("profile.social.reviewLink")}>
                <OutsideLink href={profile.review_link} />
              </Detail>
            </dl>
          )}
        </SectionCard>
      </Room>
      <Room name="hours">
        {(profile.opening_hours !== undefined || profile.time_zone !== undefined) && (
          <SectionCard
            title={profile.opening_hours === undefined ? t("profile.hours.timeZone.label") : t("profile.hours.title")}
          >
            <div className="flex flex-col gap-4">
              {profile.opening_hours !== undefined && (
                <p className="text-sm whitespace-pre-line empty:hidden">{describeHours(t, profile)}</p>
              )}
              {profile.time_zone !== undefined && (
                <dl>
                  <Detail label={t("profile.hours.timeZone.label")}>
                    {profile.time_zone
                      ? formatTimeZone(t, profile.time_zone)
                      : describeDefaultTimeZone(t, defaultTimeZone)}
                  </Detail>
                </dl>
              )}
            </div>
          </SectionCard>
        )}
      </Room>
      <Room name="branches">
        {profile.branches !== undefined && (
          <SectionCard title={t("profile.branches.title")}>
            <BranchDetails branches={profile.branches} />
          </SectionCard>
        )}
      </Room>
      <Room name="payment">
        {knowsPayment(profile) && (
          <SectionCard title={t("profile.payment.title")}>
            <PaymentDetails profile={profile} site={site} />
          </SectionCard>
        )}
      </Room>
      <Room name="languages">
        {profile.language !== undefined && (
          <>
            <SectionCard title={t("profile.languages.main")}>
              <p className="text-sm" lang={profile.language ?? undefined}>
                {profile.language ? languages[profile.language].name : t("profile.languages.notSaid")}
              </p>
            </SectionCard>
            {textCounts}
          </>
        )}
      </Room>
    </ProfileRooms>
  );
}
