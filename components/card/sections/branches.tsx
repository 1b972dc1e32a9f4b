import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { Branch } from "@/lib/contract/cards/fields";
import { summariseWeek } from "@/lib/format/opening-hours";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { locationLink } from "../location-link";
import { HoursList } from "./opening-hours";

type Props = { t: T; company: Company; heading: ReactNode };

export function Branches({ t, company: { profile, time_zone: timeZone }, heading }: Props) {
  const { branches } = profile;
  if (!branches?.length) return null;
  return (
    <section className="section section-branches" aria-labelledby="branches">
      {heading}
      <ul className="branches">
        {branches.map((branch) => (
          <BranchCard key={`${branch.name} ${branch.address}`} t={t} branch={branch} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function BranchCard({ t, branch, timeZone }: { t: T; branch: Branch; timeZone: string | undefined }) {
  const { name, address, opening_hours: hours } = branch;
  const phone = parsePhone(branch.phone);
  const place = locationLink(branch);
  return (
    <li data-hours={(timeZone && hours && JSON.stringify(hours)) || undefined} data-zone={timeZone}>
      <h3 {...ownWords(t, branch, "name")}>{name}</h3>
      {address && (
        <address className="prose" {...ownWords(t, branch, "address")}>
          {address}
        </address>
      )}
      {hours && (
        <details>
          <summary data-hours-now="">{summariseWeek(t, hours.week)}</summary>
          <HoursList t={t} hours={hours} timeZone={timeZone} />
        </details>
      )}
      <p className="branch-ways">
        {phone && !phone.call && <span dir="ltr">{phone.shown}</span>}
        {phone?.call && (
          <a
            className="button"
            href={phone.call}
            data-event="call"
            aria-label={t("card.branches.call", { name, phone: phone.shown })}
          >
            <Icon name="phone" />
            <span dir="ltr">{phone.shown}</span>
          </a>
        )}
        {place && (
          <a
            className="button"
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            data-event="location"
            aria-label={t("card.branches.directionsTo", { name })}
          >
            <Icon name="pin" />
            {t("card.branches.directions")}
          </a>
        )}
      </p>
    </li>
  );
}
