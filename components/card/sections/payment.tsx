import type { ReactNode } from "react";
import { payeeOf, upiLink } from "@/lib/card/upi-link";
import type { Company } from "@/lib/contract/cards/company";
import * as profileMessages from "@/lib/contract/cards/messages";
import type { Bank } from "@/lib/contract/cards/payment";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { CodeDrawing } from "../code-drawing";
import { CopyDetail } from "../copy-detail";

type Props = { t: T; company: Company; at: paths.CardAddress };

export function Payment({ t, company, heading, at }: Props & { heading: ReactNode }) {
  const { upi_id: id, bank } = company.profile;
  if (!id && !bank) return null;
  return (
    <section className="section section-payment" aria-labelledby="payment">
      {heading}
      <UpiPayment t={t} company={company} at={at} />
      {bank && <BankAccount t={t} bank={bank} />}
    </section>
  );
}

function BankAccount({ t, bank }: { t: T; bank: Bank }) {
  return (
    <>
      <h3>{t("card.payment.bankTransfer")}</h3>
      <dl className="details">
        <CopyDetail t={t} label={t("card.payment.accountName")}>
          {bank.account_name}
        </CopyDetail>
        <CopyDetail t={t} label={t("card.payment.accountNumber")} copied={t("card.payment.accountNumberCopied")}>
          {bank.account_number}
        </CopyDetail>
        <CopyDetail t={t} label={t("card.payment.ifsc")} copied={t("card.payment.ifscCopied")}>
          {bank.ifsc}
        </CopyDetail>
        <CopyDetail t={t} label={t("card.payment.bank")}>
          {bank.bank_name}
        </CopyDetail>
      </dl>
    </>
  );
}

/** The amount needs the script. The app link is for touch devices only, and only if the owner has tested it. */
function UpiPayment({ t, company, at }: Props) {
  const payee = payeeOf(company);
  if (!payee) return null;
  const { upi_name: name, upi_link: isLinked } = company.profile;
  const link = upiLink(payee);
  return (
    <div className="upi">
      <figure>
        <CodeDrawing link={link} label={t("card.payment.code", { name: payee.name })} />
        <figcaption aria-live="polite">{t("card.payment.scan")}</figcaption>
      </figure>
      <div>
        <dl className="details">
          <CopyDetail t={t} label={t("card.payment.upiId")} copied={t("card.payment.upiIdCopied")}>
            {payee.id}
          </CopyDetail>
          {name && (
            <CopyDetail t={t} label={t("card.payment.name")}>
              {name}
            </CopyDetail>
          )}
        </dl>
        <Amount t={t} code={paths.upiCode(at)} />
        {isLinked && (
          <a className="button button-primary upi-pay" href={link} rel="nofollow">
            {t("card.payment.pay")}
          </a>
        )}
        <p className="upi-note">{t("card.payment.note")}</p>
      </div>
    </div>
  );
}

/** `code`: URL of a QR code with an amount. */
function Amount({ t, code }: { t: T; code: string }) {
  return (
    <div className="upi-amount button-waiting">
      <label htmlFor="upi-amount">{t("card.payment.amount")}</label>
      <input
        id="upi-amount"
        inputMode="decimal"
        autoComplete="off"
        data-upi={code}
        data-invalid={t.say(profileMessages.amountInvalid)}
      />
    </div>
  );
}
