import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import { payeeOf, upiLink } from "@/lib/card/upi-link";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import * as feedbackMessages from "@/lib/contract/feedback/messages";
import * as leadMessages from "@/lib/contract/leads/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Profile } from "../../../lib/contract/cards/schema";
import { linkSchema } from "../../../lib/contract/fields";
import { Icon } from "../icons";

function FormSent({ t, title, at, children }: { t: T; title: string; at: paths.FormAddress; children: ReactNode }) {
  return (
    <div className="form-sent" role="status" tabIndex={-1}>
      <h1 id="form-title">{title}</h1>
      {children}
      <a className="button form-back" href={paths.shownCard(at)}>
        {t("forms.back")}
      </a>
    </div>
  );
}

export function ContactSent({ t, at }: { t: T; at: paths.FormAddress }) {
  return (
    <FormSent t={t} title={t("forms.contact.sent")} at={at}>
      <p>{t.say(leadMessages.received)}</p>
    </FormSent>
  );
}

type SentProps = { t: T; company: Company; at: paths.FormAddress };

/** `message`: the order for WhatsApp; the script replaces it with one that names the sender. */
export function OrderSent({ t, company, at, message = "" }: SentProps & { message?: string }) {
  const phone = phoneOf(company.client);
  return (
    <FormSent t={t} title={t("forms.order.sent", { company: company.client.company_name })} at={at}>
      <p>{t.say(leadMessages.orderReceived)}</p>
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
          {t("forms.order.chat")}
        </a>
      )}
      {phone?.call && (
        <a className="button" href={phone.call} data-event="call">
          <Icon name="phone" />
          {t("forms.order.call", { phone: phone.shown })}
        </a>
      )}
      <HowToPay t={t} company={company} />
    </FormSent>
  );
}

function HowToPay({ t, company }: { t: T; company: Company }) {
  const payee = payeeOf(company);
  const { bank, upi_link: isLinked } = company.profile;
  if (!payee && !bank) return <p>{t("forms.order.tellsHowToPay", { company: company.client.company_name })}</p>;
  return (
    <div>
      <p>{t("forms.order.howToPay")}</p>
      {payee && <p className="order-payee">{t("forms.order.upi", { id: payee.id })}</p>}
      {bank && (
        <p className="order-payee">
          {t("forms.order.bank", { name: bank.account_name, number: bank.account_number, ifsc: bank.ifsc })}
        </p>
      )}
      {payee && isLinked && (
        <a className="button upi-pay" href={upiLink(payee)} rel="nofollow">
          {t("forms.order.pay")}
        </a>
      )}
    </div>
  );
}

/** Asks for a Google review whatever the rating: gating is against Google's rules. */
export function ReviewSent({ t, company, at }: SentProps) {
  const link = reviewLinkOf(company.profile);
  return (
    <FormSent t={t} title={t("forms.review.sent")} at={at}>
      <p>{t.say(feedbackMessages.received)}</p>
      {link && (
        <a className="button button-primary" href={link} target="_blank" rel="noopener noreferrer">
          {t("forms.review.google")}
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
