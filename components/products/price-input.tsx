"use client";

import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Input } from "@/components/ui/field/input";
import { decimalsOf } from "@/lib/contract/money";
import { currencySign } from "@/lib/format/currency";
import { useCurrency } from "./currency";

/** A text, because browsers hand on a number in the digits of other scripts as nothing at all. */
export function PriceInput(props: ComponentProps<typeof Input>) {
  const t = useT();
  const currency = useCurrency();
  const sign = currencySign(currency);
  const decimals = decimalsOf(currency);
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-base text-muted-foreground md:text-sm"
      >
        {sign}
      </span>
      <Input
        {...props}
        dir={t.dir}
        inputMode={decimals === 0 ? "numeric" : "decimal"}
        placeholder={(0).toFixed(decimals)}
        autoComplete="off"
        style={{ paddingInlineStart: `${sign.length * 0.625 + 1.125}rem` }}
      />
    </div>
  );
}
