import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { socialNetworkNames, socialNetworks } from "@/lib/contract/cards/networks";
import { summariseWeek } from "@/lib/format/opening-hours";
import { Numbers, ShareContact } from "../contact/numbers";
import { Icon, networkIcons } from "../icons";
import { SectionHeading } from "./section-heading";

type Props = { company: Company; title: string; slug: string };

export function ContactUs({ company, title, slug }: Props) {
  const { client, profile } = company;
  const phone = phoneOf(client);
  return (
    <section className="section section-contact" aria-labelledby="contact">
      <SectionHeading id="contact" title={title} />
      <Chat digits={phone?.chat} hours={profile.opening_hours} />
      <Numbers phones={profile.phones} />
      <ShareContact company={company} slug={slug} />
      <SocialLinks links={profile.social_media_links} />
    </section>
  );
}

function Chat({ digits, hours }: { digits: string | null | undefined; hours: Company["profile"]["opening_hours"] }) {
  const content = (
    <>
      <span className="chat-icon">
        <Icon name="whatsapp" />
      </span>
      <span>
        <strong>Chat on WhatsApp</strong>
        {digits && hours ? (
          <small data-hours-now="">{summariseWeek(hours.week)}</small>
        ) : (
          <small>{digits ? "Available 24/7" : "Not available"}</small>
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

function SocialLinks({ links }: { links: Company["profile"]["social_media_links"] }) {
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
            aria-label={socialNetworks[network].label}
            data-event={`social:${network}`}
          >
            <Icon name={networkIcons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
