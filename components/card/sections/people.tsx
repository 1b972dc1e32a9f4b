import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import { firstLetter } from "@/lib/card/first-letter";
import { ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { branchOf } from "@/lib/contract/cards/whereabouts";
import type { Person } from "@/lib/contract/content/person";
import { cardLimits } from "@/lib/contract/content/values";
import { mailLink } from "@/lib/contract/email";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { Icon, type IconName } from "../icons";
import { Picture } from "../picture";

type Props = {
  t: T;
  people: readonly Person[];
  /** How many there are in all, if more than these. */
  count?: number;
  heading: ReactNode;
  at: paths.CardAddress;
  company: Company;
};

/** The first of them and the way to the others, where each has a card; else all. */
export function People({ t, people, count = people.length, heading, at, company }: Props) {
  const shown = company.profile.person_cards ? people.slice(0, cardLimits.people) : people;
  return (
    <section className="section section-people" aria-labelledby="people">
      {heading}
      <ul className="people">
        {shown.map((person) => (
          <PersonCard key={person.id} t={t} person={person} at={at} company={company} />
        ))}
      </ul>
      {company.profile.person_cards && count > shown.length && (
        <a className="button" href={paths.companyPeople(at)}>
          {t("card.people.all", { count })}
        </a>
      )}
    </section>
  );
}

type PersonProps = Pick<Props, "t" | "at" | "company"> & {
  person: Person;
  /** The level of their name in the page. */
  Name?: "h2" | "h3";
};

export function PersonCard({ t, person, at, company, Name = "h3" }: PersonProps) {
  const { name, role, email, image, image_set: set } = person;
  const phone = parsePhone(person.phone);
  const chat = parsePhone(person.whatsapp)?.chat;
  const branch = branchOf(company, person);
  const hasCard = company.profile.person_cards;
  return (
    <li>
      <span className="person-face">
        {image ? (
          <Picture url={image} set={set} alt="" sizes="4rem" fallback={{ width: 384, height: 384 }} />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </span>
      <div className="person-who">
        <Name {...ownWords(t, person, "name")}>{hasCard ? <a href={paths.person(at, person)}>{name}</a> : name}</Name>
        {role && <p {...ownWords(t, person, "role")}>{role}</p>}
        {branch && <p {...ownWords(t, branch, "name")}>{branch.name}</p>}
      </div>
      <p className="person-ways">
        {phone?.call && <Way href={phone.call} icon="phone" label={t("card.people.call", { name })} event="call" />}
        {phone && !phone.call && <span dir="ltr">{phone.shown}</span>}
        {chat && (
          <Way href={chatLink(chat)} icon="whatsapp" label={t("card.people.chat", { name })} event="whatsapp" outside />
        )}
        {email && <Way href={mailLink(email)} icon="mail" label={t("card.people.email", { name })} event="email" />}
        <a
          className="button"
          href={paths.personFile(at, person)}
          aria-label={t("card.people.saveName", { name })}
          data-save-contact
          data-event="contact_saved"
        >
          <Icon name="contact" />
          {t("card.people.save")}
        </a>
      </p>
    </li>
  );
}

type WayProps = { href: string; icon: IconName; label: string; event: string; outside?: boolean };

function Way({ href, icon, label, event, outside = false }: WayProps) {
  return (
    <a
      className="person-way"
      href={href}
      aria-label={label}
      data-event={event}
      {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
    >
      <Icon name={icon} />
    </a>
  );
}

/** First and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 && words.at(-1)].map((word) => firstLetter(word || "")).join("");
}
