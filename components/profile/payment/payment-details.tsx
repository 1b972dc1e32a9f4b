import { useT } from "@/components/i18n/translator-context";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { currencyOf } from "@/lib/card/currency";
import type { Profile } from "@/lib/contract/cards/schema";
import { currencyName } from "@/lib/format/currency";

type PaymentDetailsProps = { profile: Profile; site: { currency: string } };

/** As it is stored, for its owner. */
export function PaymentDetails({ profile, site }: PaymentDetailsProps) {
  const t = useT();
  const { upi_id: id, upi_name: name, upi_link: isLinked, bank, gstin, currency } = profile;
  return (
    <DetailList>
      {id !== undefined && <Detail label={t("profile.payment.upi.id")}>{id}</Detail>}
      {id && name && <Detail label={t("profile.payment.upi.name")}>{name}</Detail>}
      {id && isLinked !== undefined && (
        <Detail label={t("profile.payment.upi.button")}>
          {isLinked ? t("profile.payment.upi.shown") : t("profile.payment.upi.off")}
        </Detail>
      )}
      {bank !== undefined && (
        <Detail label={t("profile.payment.bank.account")} wide>
          {bank && [bank.account_name, bank.account_number, bank.ifsc, bank.bank_name].join("\n")}
        </Detail>
      )}
      {currency !== undefined && (
        <Detail label={t("profile.payment.currency.label")}>
          {currencyName(t, currencyOf(profile, site.currency))}
        </Detail>
      )}
      {gstin !== undefined && <Detail label={t("profile.payment.gstin")}>{gstin}</Detail>}
    </DetailList>
  );
}
