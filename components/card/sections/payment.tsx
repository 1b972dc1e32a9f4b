import type { Company } from "@/lib/contract/cards/company";
import type { Bank } from "@/lib/contract/cards/payment";
import { CopyDetail } from "../copy-detail";
import { UpiPayment } from "../upi-payment";
import { SectionHeading } from "./section-heading";

/** How the company is paid, away from here: by UPI, or to its account. */
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
