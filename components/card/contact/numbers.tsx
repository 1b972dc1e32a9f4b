import { chatLink } from "@/lib/card/chat-link";
import { ownWords } from "@/lib/card/own-words";
import { parsePhone } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import type { LabelledPhone } from "@/lib/contract/cards/fields";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { Icon } from "../icons";

export function Numbers({ t, phones }: { t: T; phones: readonly LabelledPhone[] | undefined }) {
  if (!phones?.length) return null;
  return (
    <ul className="numbers" aria-label={t("card.numbers.label")}>
      {phones.map((own) => (
        <LabelledNumber key={`${own.label} ${own.number}`} t={t} own={own} />
      ))}
    </ul>
  );
}

function LabelledNumber({ t, own }: { t: T; own: LabelledPhone }) {
  const { label, number, whatsapp } = own;
  const phone = parsePhone(number);
  if (!phone) return null;
  const Call = phone.call ? "a" : "span";
  return (
    <li>
      <Call className="chat chat-contact" {...(phone.call && { href: phone.call, "data-event": "call" })}>
        <span className="chat-icon">
          <Icon name="phone" />
        </span>
        <span>
          <strong {...ownWords(t, own, "label")}>{label}</strong>
          <small dir="ltr">{phone.shown}</small>
        </span>
      </Call>
      {whatsapp && phone.chat && (
        <a
          className="number-chat"
          href={chatLink(phone.chat)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("card.numbers.chat", { label })}
          data-event="whatsapp"
        >
          <Icon name="whatsapp" />
        </a>
      )}
    </li>
  );
}

/** Sends the visitor's contact to the company. */
export function ShareContact({ t, company, at }: { t: T; company: Company; at: paths.FormAddress }) {
  if (!company.takes_leads) return null;
  return (
    <a className="chat chat-contact" href={paths.form(at, "contact")} rel="nofollow" data-form="">
      <span className="chat-icon">
        <Icon name="contact" />
      </span>
      <span>
        <strong>{t("card.callBack.title")}</strong>
        <small>{t("card.callBack.text")}</small>
      </span>
      <Icon name="right" />
    </a>
  );
}
