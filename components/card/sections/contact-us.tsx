import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { socialNetworkNames, socialNetworks } from "@/lib/contract/cards/networks";
import { summariseWeek } from "@/lib/format/opening-hours";
import type { T } from "@/lib/i18n/translator";
import type { CardAddress } from "@/lib/paths";
import { Numbers, ShareContact } from "../contact/numbers";
import { Icon, networkIcons } from "../icons";

type Props = { t: T; company: Company; heading: ReactNode; at: CardAddress };

export function ContactUs({ t, company, heading, at }: Props) {
  const { client, profile } = company;
  const phone = phoneOf(client);
  return (
    <section className="section section-contact" aria-labelledby="contact">
      {heading}
      <Chat t={t} digits={phone?.chat} hours={profile.opening_hours} />
      <Numbers t={t} phones={profile.phones} />
      <ShareContact t={t} company={company} at={at} />
      <SocialLinks t={t} links={profile.social_media_links} />
    </section>
  );
}

type ChatProps = { t: T; digits: string | null | undefined; hours: Company["profile"]["opening_hours"] };

function Chat({ t, digits, hours }: ChatProps) {
  const content = (
    <>
      <span className="chat-icon">
        <Icon name="whatsapp" />
      </span>
      <span>
        <strong>{t("card.contact.chat")}</strong>
        {digits && hours ? (
          <small data-hours-now="">{summariseWeek(t, hours.week)}</small>
        ) : (
          <small>{t(digits ? "card.contact.always" : "card.contact.never")}</small>
        )}
      </span>
    </>
  );
  return digits ? (
    <a className="chat" href={chatLink(digits)} target="_blank" rel="noopener noreferrer" data-event="whatsapp">
      {content}
      <Icon name="right" />
    </a>
  ) : (
    <span className="chat" aria-disabled="true">
      {content}
    </span>
  );
}

function SocialLinks({ t, links }: { t: T; links: Company["profile"]["social_media_links"] }) {
  const present = socialNetworkNames.flatMap((network) => {
    const href = links[network];
    return href ? [{ network, href }] : [];
  });
  if (present.length === 0) return null;
  return (
    <ul className="social">
      {present.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer me"
            aria-label={network === "website" ? t("card.contact.website") : socialNetworks[network].label}
            data-event={`social:${network}`}
          >
            <Icon name={networkIcons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
