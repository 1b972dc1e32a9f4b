import type { ReactNode } from "react";
import { parsePhone } from "@/lib/card/phone";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import { mailLink } from "@/lib/contract/email";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import type { RetentionDays } from "@/lib/web/site/retention";

type Props = {
  company: Company;
  operator: { brand: string; name: string | null; email: string };
  retention: RetentionDays;
};

export function PrivacyNote({ company, operator, retention: days }: Props) {
  const retention = { visits: say(days.visits), leads: say(days.leads), rejectedReviews: say(days.rejectedReviews) };
  const name = company.client.company_name;
  const host = operator.name ?? operator.brand;
  return (
    <div className="privacy">
      <h1 dir="auto">Privacy at {name}</h1>
      <Part title="Who is responsible">
        <p>
          {name} decides what is kept from what you send here and is responsible for it. The card is hosted by {host}.
          See its <a href={paths.privacyPolicy}>privacy policy</a>.
        </p>
        <CompanyContact company={company} />
      </Part>
      <Part title="What is counted">
        <p>
          How often this card is opened and what is tapped on it, with the time, the kind of device, its language, where
          you found the card and, if known, the country and town. Single visits are kept for {retention.visits}. Totals
          are kept.
        </p>
        <ul>
          <li>No cookies are set, and your IP address is not stored.</li>
          <li>
            To count each visitor once a day, your address and browser are turned into a code. The key to this code
            changes every day and is then deleted, so the code cannot be traced back to you.
          </li>
          <li>If your browser sends Do Not Track or Global Privacy Control, no code is made.</li>
          <li>
            Your browser keeps something only if you save the card: the card itself, and what you tapped while offline
            until it is counted.
          </li>
          <li>
            Maps and videos come from Google when you scroll to them or tap them. A video at the top of the card starts
            by itself, unless your device asks for less motion or less data. Google's privacy policy applies to them.
          </li>
        </ul>
      </Part>
      <Part title="What you send">
        <p>A form is sent only with your consent. The words you agreed to are kept with it.</p>
        <ul>
          <li>
            A review: your name, contact details, stars and words. If {name} approves it, it is shown on the card
            without your contact details. If you give your email, you may get one when it arrives and when it is
            answered; with a phone number alone, {name} may tell you of the answer on WhatsApp. A rejected review is
            deleted after {retention.rejectedReviews}, one that is not checked after {feedbackLimits.pendingDays} days.
          </li>
          <li>
            A message, a question or an order: your name, phone number or email address, what you write and what you
            order, so {name} can answer you. It is deleted at most {retention.leads} after it was last worked on.
          </li>
          {company.takes_appointments && (
            <li>
              A request for an appointment: your name, phone number and what you write. It is deleted {retention.leads}{" "}
              after its day. Anyone with the link to its page can see and cancel it.
            </li>
          )}
        </ul>
      </Part>
      <Part title="Your rights">
        <p>
          You can ask what is kept about you, get a copy, have it corrected or deleted, and withdraw your consent at any
          time. Write to <Mail email={company.client.email} otherwise={name} /> or to{" "}
          <Mail email={operator.email} otherwise={host} />, and give the email address or phone number you used.
        </p>
      </Part>
    </div>
  );
}

function say(days: number): string {
  if (days === 0) return "a limited time";
  return days === 1 ? "a day" : `${days} days`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function CompanyContact({ company: { client, profile } }: { company: Company }) {
  const phone = parsePhone(client.phone);
  return (
    <address>
      <strong {...written(client.company_name)}>{client.company_name}</strong>
      {profile.address && <span {...written(profile.address)}>{profile.address}</span>}
      {client.email && <a href={mailLink(client.email)}>{client.email}</a>}
      {phone && (phone.call ? <a href={phone.call}>{phone.shown}</a> : <span dir="ltr">{phone.shown}</span>)}
    </address>
  );
}

function Mail({ email, otherwise }: { email: string; otherwise: string }) {
  return email ? <a href={mailLink(email)}>{email}</a> : otherwise;
}
