"use client";

import type { ComponentProps } from "react";
import { Input } from "@/components/ui/field/input";
import { decimalsOf } from "@/lib/contract/money";
import { currencySign } from "@/lib/format/currency";
import { useCurrency } from "./currency";

type PriceInputProps = Omit<ComponentProps<typeof Input>, "value" | "onChange"> & {
  value: string;
  onChange: (value: string) => void;
};

/** What no price can be read from. */
const unreadable = "-";

/** Nor has a price more decimals than its currency. */
function isReadable({ badInput, stepMismatch }: ValidityState): boolean {
  return !badInput && !stepMismatch;
}

/**
 * Browsers hand on what they cannot read as a number as an empty text, which would quietly mean "no price"; it is
 * handed on as something that is refused. The typed text stays the input's own, so that it is not wiped out.
 */
export function PriceInput({ value, onChange, ...props }: PriceInputProps) {
  const currency = useCurrency();
  const sign = currencySign(currency);
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-base text-muted-foreground md:text-sm"
      >
        {sign}
      </span>
      <Input
        {...props}
        type="number"
        inputMode="decimal"
        step={decimalsOf(currency) === 3 ? "0.001" : "0.01"}
        min="0"
        placeholder="0.00"
        autoComplete="off"
        style={{ paddingLeft: `${sign.length * 0.625 + 1.125}rem` }}
        className="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        defaultValue={value}
        onChange={({ target }) => onChange(isReadable(target.validity) ? target.value : unreadable)}
      />
    </div>
  );
}
