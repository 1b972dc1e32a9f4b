import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import { payeeOf, upiLink } from "@/lib/card/upi-link";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import * as feedbackMessages from "@/lib/contract/feedback/messages";
import * as leadMessages from "@/lib/contract/leads/messages";
import * as paths from "@/lib/paths";
import type { Profile } from "../../../lib/contract/cards/schema";
import { linkSchema } from "../../../lib/contract/fields";
import { Icon } from "../icons";

function FormSent({ title, slug, children }: { title: string; slug: string; children: ReactNode }) {
  return (
    <div className="form-sent" role="status" tabIndex={-1}>
      <h1 id="form-title">{title}</h1>
      {children}
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}

export function ContactSent({ slug }: { slug: string }) {
  return (
    <FormSent title="Sent" slug={slug}>
      <p>{leadMessages.received}</p>
    </FormSent>
  );
}

/** `message`: the order for WhatsApp; the script replaces it with one that names the sender. */
export function OrderSent({ company, slug, message = "" }: { company: Company; slug: string; message?: string }) {
  const phone = phoneOf(company.client);
  return (
    <FormSent title={`Order sent to ${company.client.company_name}`} slug={slug}>
      <p>{leadMessages.orderReceived}</p>
      <p className="order-message" data-order-text="" hidden={!message} {...written(message)}>
        {message}
      </p>
      {phone?.chat && (
        <a
          className="button button-primary"
          href={chatLink(phone.chat, message)}
          target="_blank"
          rel="noopener noreferrer"
          data-order-chat=""
          data-event="whatsapp"
        >
          <Icon name="whatsapp" />
          Send it on WhatsApp
        </a>
      )}
      {phone?.call && (
        <a className="button" href={phone.call} data-event="call">
          <Icon name="phone" />
          Call {phone.shown}
        </a>
      )}
      <HowToPay company={company} />
    </FormSent>
  );
}

function HowToPay({ company }: { company: Company }) {
  const payee = payeeOf(company);
  const { bank, upi_link: isLinked } = company.profile;
  if (!payee && !bank) return <p>{company.client.company_name} will tell you how to pay.</p>;
  return (
    <div>
      <p>How to pay:</p>
      {payee && <p className="order-payee">UPI: {payee.id}</p>}
      {bank && (
        <p className="order-payee">
          Bank: {bank.account_name}, account {bank.account_number}, IFSC {bank.ifsc}
        </p>
      )}
      {payee && isLinked && (
        <a className="button upi-pay" href={upiLink(payee)} rel="nofollow">
          Pay in a UPI app
        </a>
      )}
    </div>
  );
}

/** Asks for a Google review whatever the rating: gating is against Google's rules. */
export function ReviewSent({ company, slug }: { company: Company; slug: string }) {
  const link = reviewLinkOf(company.profile);
  return (
    <FormSent title="Review sent" slug={slug}>
      <p>{feedbackMessages.received}</p>
      {link && (
        <a className="button button-primary" href={link} target="_blank" rel="noopener noreferrer">
          Post it on Google too
          <Icon name="external" />
        </a>
      )}
    </FormSent>
  );
}

export function SentDetail({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt {...written(label)}>{label}</dt>
      <dd {...written(children)}>{children}</dd>
    </div>
  );
}

function reviewLinkOf({ review_link }: Pick<Profile, "review_link">): string | null {
  return linkSchema.safeParse(review_link).data || null;
}
