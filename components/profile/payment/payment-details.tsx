import { Detail, DetailList } from "@/components/ui/detail-list";
import { currencyOf } from "@/lib/card/currency";
import type { Profile } from "@/lib/contract/cards/schema";

/** As it is stored, for its owner. */ import { currencyName } from "@/lib/format/currency";

type PaymentDetailsProps = { profile: Profile; site: { currency: string } };

export function PaymentDetails({ profile, site }: PaymentDetailsProps) {
  const { upi_id: id, upi_name: name, upi_link: isLinked, bank, gstin, currency } = profile;
  return (
    <DetailList>
      {id !== undefined && <Detail label="UPI ID">{id}</Detail>}
      {id && name && <Detail label="Payee name">{name}</Detail>}
      {id && isLinked !== undefined && (
        <Detail label="Button that opens a payment app">{isLinked ? "Shown on phones" : "Off: try it first"}</Detail>
      )}
      {bank !== undefined && (
        <Detail label="Bank account" wide>
          {bank && [bank.account_name, bank.account_number, bank.ifsc, bank.bank_name].join("\n")}
        </Detail>
      )}
      {currency !== undefined && <Detail label="Currency">{currencyName(currencyOf(profile, site.currency))}</Detail>}
      {gstin !== undefined && <Detail label="GSTIN">{gstin}</Detail>}
    </DetailList>
  );
}
