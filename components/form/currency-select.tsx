import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";
import { currencyName, listCurrencies } from "@/lib/format/currency";

type CurrencySelectProps = ComponentProps<"select"> & {
  /** Used while none is chosen, and its source; without it the field is required. */
  inherited?: { currency: string; from: string };
};

export function CurrencySelect({ inherited, ...field }: CurrencySelectProps) {
  const t = useT();
  return (
    <Select {...field}>
      {inherited && <option value="">{`${currencyName(t, inherited.currency)} (${inherited.from})`}</option>}
      {listCurrencies(t).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
