import type { ComponentProps } from "react";
import { Select } from "@/components/ui/field/select";
import { currencyName, listCurrencies } from "@/lib/format/currency";

type CurrencySelectProps = ComponentProps<"select"> & {
  /** What holds while none is chosen, and where that comes from; without it one has to be chosen. */
  inherited?: { currency: string; from: string };
};

export function CurrencySelect({ inherited, ...field }: CurrencySelectProps) {
  return (
    <Select {...field}>
      {inherited && <option value="">{`${currencyName(inherited.currency)} (${inherited.from})`}</option>}
      {listCurrencies().map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
