import { payeeOf, upiLink } from "@/lib/card/upi-link";
import type { Company } from "@/lib/contract/cards/company";
import * as profileMessages from "@/lib/contract/cards/messages";
import type { Bank } from "@/lib/contract/cards/payment";
import * as paths from "@/lib/paths";
import { CodeDrawing } from "../code-drawing";
import { CopyDetail } from "../copy-detail";
import { SectionHeading } from "./section-heading";

export function Payment({ company, title, slug }: { company: Company; title: string; slug: string }) {
  const { upi_id: id, bank } = company.profile;
  if (!id && !bank) return null;
  return (
    <section className="section section-payment" aria-labelledby="payment">
      <SectionHeading id="payment" title={title} />
      <UpiPayment company={company} slug={slug} />
      {bank && <BankAccount bank={bank} />}
    </section>
  );
}

function BankAccount({ bank }: { bank: Bank }) {
  return (
    <>
      <h3>Bank transfer</h3>
      <dl className="details">
        <CopyDetail label="Account name">{bank.account_name}</CopyDetail>
        <CopyDetail label="Account number" copied="Account number copied">
          {bank.account_number}
        </CopyDetail>
        <CopyDetail label="IFSC" copied="IFSC copied">
          {bank.ifsc}
        </CopyDetail>
        <CopyDetail label="Bank">{bank.bank_name}</CopyDetail>
      </dl>
    </>
  );
}

/** The amount needs the script. The app link is for touch devices only, and only if the owner has tested it. */
function UpiPayment({ company, slug }: { company: Company; slug: string }) {
  const payee = payeeOf(company);
  if (!payee) return null;
  const { upi_name: name, upi_link: isLinked } = company.profile;
  const link = upiLink(payee);
  return (
    <div className="upi">
      <figure>
        <CodeDrawing link={link} label={`UPI code of ${payee.name}`} />
        <figcaption aria-live="polite">Scan with any UPI app</figcaption>
      </figure>
      <div>
        <dl className="details">
          <CopyDetail label="UPI ID" copied="UPI ID copied">
            {payee.id}
          </CopyDetail>
          {name && <CopyDetail label="Name">{name}</CopyDetail>}
        </dl>
        <Amount code={paths.upiCode(slug)} />
        {isLinked && (
          <a className="button button-primary upi-pay" href={link} rel="nofollow">
            Pay in a UPI app
          </a>
        )}
        <p className="upi-note">Your payment app confirms the payment.</p>
      </div>
    </div>
  );
}

/** `code`: URL of a QR code with an amount. */
function Amount({ code }: { code: string }) {
  return (
    <div className="upi-amount button-waiting">
      <label htmlFor="upi-amount">Amount in ₹ (optional)</label>
      <input
        id="upi-amount"
        inputMode="decimal"
        autoComplete="off"
        data-upi={code}
        data-invalid={profileMessages.amountInvalid}
      />
    </div>
  );
}
