import type { ComponentProps } from "react";
import { firstLetter } from "@/lib/card/first-letter";
import { nameWords, ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import { isLatin } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { Branch } from "@/lib/contract/cards/fields";
import type { Person } from "@/lib/contract/content/person";
import { mailLink } from "@/lib/contract/email";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import { Picture } from "../picture";

type Props = { t: T; card: Card; at: paths.CardAddress; first: boolean };

export function CardIdentity({ t, card, at, first }: Props) {
  const { company, person, branch } = card;
  const { client } = company;
  const phone = parsePhone(client.phone);
  return (
    <header className="identity">
      {person ? (
        <PersonHead t={t} person={person} branch={branch} company={company} at={at} first={first} />
      ) : (
        <CompanyHead t={t} company={company} first={first} />
      )}
      {phone?.call && (
        <a className="identity-way" href={phone.call} dir="ltr" data-event="call">
          {phone.shown}
        </a>
      )}
      {phone && !phone.call && (
        <span className="identity-way" dir="ltr">
          {phone.shown}
        </span>
      )}
      {client.email && (
        <a className="identity-way" href={mailLink(client.email)} dir="ltr" data-event="email">
          {client.email}
        </a>
      )}
    </header>
  );
}

function CompanyHead({ t, company, first }: { t: T; company: Company; first: boolean }) {
  const { profile } = company;
  const name = company.client.company_name;
  const facts = [profile.category, profile.founded && t("card.identity.since", { year: profile.founded })].filter(
    Boolean,
  );
  return (
    <>
      <Face
        name={name}
        image={profile.logo}
        set={profile.logo_set}
        alt={t("card.identity.logo", { company: name })}
        first={first}
      />
      <h1 className={nameClass(name)} {...nameWords(t, company)}>
        {name}
      </h1>
      {profile.tagline && (
        <p className="tagline" {...ownWords(t, profile, "tagline")}>
          {profile.tagline}
        </p>
      )}
      {facts.length > 0 && (
        <p className="facts" {...ownWords(t, profile, "category", facts.join(" "))}>
          {facts.join(" · ")}
        </p>
      )}
    </>
  );
}

type PersonHeadProps = {
  t: T;
  person: Person;
  branch: Branch | undefined;
  company: Company;
  at: paths.CardAddress;
  first: boolean;
};

function PersonHead({ t, person, branch, company, at, first }: PersonHeadProps) {
  const { name, role, image, image_set: set } = person;
  return (
    <>
      <Face name={name} image={image} set={set} alt="" first={first} />
      <h1 className={nameClass(name)} {...ownWords(t, person, "name")}>
        {name}
      </h1>
      {role && (
        <p className="tagline" {...ownWords(t, person, "role")}>
          {role}
        </p>
      )}
      {branch && (
        <p className="facts" {...ownWords(t, branch, "name")}>
          {branch.name}
        </p>
      )}
      <a className="identity-way identity-company" href={paths.card(at)} {...nameWords(t, company)}>
        {company.client.company_name}
      </a>
    </>
  );
}

type FaceProps = Pick<ComponentProps<typeof Picture>, "set" | "alt" | "first"> & { name: string; image: string | null };

/** The logo or the photo; without one the name's first letter. */
function Face({ name, image, ...picture }: FaceProps) {
  return (
    <div className="logo">
      {image ? (
        <Picture url={image} sizes="7rem" fallback={{ width: 512, height: 512 }} {...picture} />
      ) : (
        <span className="logo-letter" aria-hidden="true">
          {firstLetter(name)}
        </span>
      )}
    </div>
  );
}

/** Letter-spacing breaks joined scripts, so only Latin gets it; long names are smaller. */
function nameClass(name: string): string {
  return `name${isLatin(name) ? " name-latin" : ""}${countLetters(name) > 24 ? " name-long" : ""}`;
}

function countLetters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
