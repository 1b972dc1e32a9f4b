import type { ReactNode } from "react";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/company";
import { mailLink } from "@/lib/contract/email";
import { feedbackLimits } from "@/lib/contract/limits/visitor";
import * as paths from "@/lib/paths";
import type { Retention } from "@/lib/site/retention";

type Props = {
  company: Company;
  /** Who runs the site; without an address the name alone is told. */
  operator: { name: string; email: string };
  retention: Retention;
};

/** What a card learns of its visitors, and whom to ask about it. */
export function PrivacyNote({ company, operator, retention }: Props) {
  const name = company.client.company_name;
  return (
    <div className="privacy">
      <h1 dir="auto">Privacy at {name}</h1>
      <Part title="Who is responsible">
        <p>
          {name} decides what is kept of what you send from this card, and answers for it. The card is hosted by{" "}
          {operator.name}, whose <a href={paths.privacyPolicy}>privacy policy</a> tells the rest.
        </p>
        <CompanyContact company={company} />
      </Part>
      <Part title="What is counted">
        <p>
          How often this card is looked at and what is tapped on it: with the time, the kind of device, its language,
          where the card was found and, if it can be told, the country and town. Single visits are kept for{" "}
          {retention.visits}; the sums made of them stay.
        </p>
        <ul>
          <li>No cookies are set, and your network address is not stored.</li>
          <li>
            So that nobody counts twice on one day, your address and browser become a code. What it is made with is
            another each day and soon thrown away; then the code leads back to nobody.
          </li>
          <li>If your browser sends Do Not Track or Global Privacy Control, there is no such code.</li>
          <li>
            Only if you save the card to your device does your browser keep something: the card, and what you tapped
            without a network until it is counted.
          </li>
          <li>
            A map or video comes from Google once you scroll to it or tap it; a video at the top of the card starts by
            itself, unless your device asks for less motion or less data. Google's own policy holds for them.
          </li>
        </ul>
      </Part>
      <Part title="What you send">
        <p>A form is taken only with your consent, and the words that you agreed to are kept with it.</p>
        <ul>
          <li>
            A review: your name, email address, stars and words. If {name} approves it, all but the email address is
            shown on the card; to that address you may be told that it has arrived, and once it is answered. A review
            that is rejected is deleted after {retention.rejectedReviews}, one that nobody looks at after{" "}
            {feedbackLimits.pendingDays} days.
          </li>
          <li>
            A message, a question or an order: your name, phone number or email address, what you write and what you
            order. It is for {name} to answer you, and kept for {retention.leads} after it was last worked on, at most.
          </li>
          {company.takes_appointments && (
            <li>
              A request for an appointment: your name, phone number and what you write. It is kept for {retention.leads}{" "}
              after its day. Anyone with the link to its page can see and cancel it.
            </li>
          )}
        </ul>
      </Part>
      <Part title="Your rights">
        <p>
          You may ask what is kept about you, get a copy, have it corrected or deleted, and take your consent back at
          any time. Write to <Mail email={company.client.email} otherwise={name} /> or to{" "}
          <Mail email={operator.email} otherwise={operator.name} />, and name the email address or phone number that you
          used.
        </p>
      </Part>
    </div>
  );
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
      <strong dir="auto">{client.company_name}</strong>
      {profile.address && <span dir="auto">{profile.address}</span>}
      {client.email && <a href={mailLink(client.email)}>{client.email}</a>}
      {phone && (phone.call ? <a href={phone.call}>{phone.shown}</a> : <span dir="ltr">{phone.shown}</span>)}
    </address>
  );
}

function Mail({ email, otherwise }: { email: string; otherwise: string }) {
  return email ? <a href={mailLink(email)}>{email}</a> : otherwise;
}
