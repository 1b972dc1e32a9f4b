import { cardTemplates } from "@/components/card/templates/card-templates";
import { PasswordSection } from "@/components/password/password-section";
import { useSessionUser } from "@/components/session/session-user";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { SectionCard } from "@/components/ui/section-card";
import { cardUrl } from "@/lib/card/card-url";
import type { CompleteProfile } from "@/lib/contract/profile";
import { formatTimeZone } from "@/lib/format/time-zone";
import type { Card } from "@/lib/provider-client/cards";
import { describeHours } from "../hours/hours-text";
import { CardPreview } from "../preview/card-preview";
import type { CardSite } from "../preview/card-site";
import { IdentityCard } from "./identity-card";
import { OutsideLink } from "./outside-link";
import { ProfileColumns } from "./profile-columns";
import { describeDefaultTimeZone } from "./profile-texts";
import { SocialList } from "./social-list";

type ProfileViewProps = {
  complete: CompleteProfile;
  siteUrl: string;
  saved: Card;
  site: CardSite;
  defaultTimeZone?: string;
};

export function ProfileView({ complete, siteUrl, saved, site, defaultTimeZone }: ProfileViewProps) {
  const { client, profile } = complete;
  const { username } = useSessionUser();
  const template = cardTemplates[profile.template_choice];
  return (
    <ProfileColumns
      preview={<CardPreview card={saved} site={site} />}
      aside={
        <>
          <IdentityCard name={client.company_name} logo={profile.logo} userType="Client" />
          <SectionCard title="Your card">
            <dl className="flex flex-col gap-5">
              {client.slug && (
                <Detail label="Card address">
                  <OutsideLink href={cardUrl(siteUrl, client.slug)} />
                </Detail>
              )}
              <Detail label="Template">
                <span className="block font-medium">{template.name}</span>
                <span className="block text-muted-foreground">{template.description}</span>
              </Detail>
            </dl>
          </SectionCard>
        </>
      }
    >
      <SectionCard title="Basic Information">
        <DetailList>
          <Detail label="Company Name">{client.company_name}</Detail>
          <Detail label="User type">Client</Detail>
          <Detail label="Email">{client.email}</Detail>
          <Detail label="Phone">{client.phone}</Detail>
          <Detail label="Username">{username}</Detail>
        </DetailList>
      </SectionCard>
      <SectionCard title="Company Profile">
        <DetailList>
          {profile.tagline !== undefined && (
            <Detail label="What you sell" wide>
              {profile.tagline}
            </Detail>
          )}
          <Detail label="Address">{profile.address}</Detail>
          <Detail label="Location link">{profile.location && <OutsideLink href={profile.location} />}</Detail>
          <Detail label="About us" wide>
            {profile.about_us}
          </Detail>
          {profile.opening_hours !== undefined && (
            <Detail label="Opening hours" wide>
              {describeHours(profile)}
            </Detail>
          )}
          {profile.time_zone !== undefined && (
            <Detail label="Time zone">
              {profile.time_zone ? formatTimeZone(profile.time_zone) : describeDefaultTimeZone(defaultTimeZone)}
            </Detail>
          )}
        </DetailList>
      </SectionCard>
      <SectionCard title="Social Links">
        <SocialList links={profile.social_media_links} />
        {profile.review_link && (
          <dl className="mt-5">
            <Detail label="Google review link">
              <OutsideLink href={profile.review_link} />
            </Detail>
          </dl>
        )}
      </SectionCard>
      <PasswordSection />
    </ProfileColumns>
  );
}
