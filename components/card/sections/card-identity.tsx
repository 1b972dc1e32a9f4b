import { firstLetter } from "@/lib/card/first-letter";
import { nameWords, ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import { isLatin } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import { mailLink } from "@/lib/contract/email";
import type { T } from "@/lib/i18n/translator";
import { Picture } from "../picture";

type Props = { t: T; company: Company; first: boolean };

export function CardIdentity({ t, company, first }: Props) {
  const { client, profile } = company;
  const name = client.company_name;
  const phone = parsePhone(client.phone);
  const facts = [profile.category, profile.founded && t("card.identity.since", { year: profile.founded })].filter(
    Boolean,
  );
  return (
    <header className="identity">
      <div className="logo">
        {profile.logo ? (
          <Picture
            url={profile.logo}
            set={profile.logo_set}
            alt={t("card.identity.logo", { company: name })}
            sizes="7rem"
            fallback={{ width: 512, height: 512 }}
            first={first}
          />
        ) : (
          <span className="logo-letter" aria-hidden="true">
            {firstLetter(name)}
          </span>
        )}
      </div>
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

/** Letter-spacing breaks joined scripts, so only Latin gets it; long names are smaller. */
function nameClass(name: string): string {
  return `name${isLatin(name) ? " name-latin" : ""}${countLetters(name) > 24 ? " name-long" : ""}`;
}

function countLetters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
