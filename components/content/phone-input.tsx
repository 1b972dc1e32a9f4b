"use client";

import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Input } from "@/components/ui/field/input";
import { usePhone } from "./use-phone";

type PhoneInputProps = Omit<ComponentProps<typeof Input>, "value"> & { value: string | undefined };

/** Shorter input is not checked yet. */
const shortest = 4;

/** Warns about a number that is allowed but looks wrong. */
export function PhoneInput({ autoComplete = "off", value = "", ...props }: PhoneInputProps) {
  const t = useT();
  const phone = usePhone(value);
  const looksWrong = phone && !phone.chat && value.trim().length >= shortest;
  return (
    <>
      <Input type="tel" autoComplete={autoComplete} value={value} {...props} />
      <p role="status" className="text-sm text-muted-foreground empty:hidden">
        {looksWrong ? t("common.content.phoneUnsure") : ""}
      </p>
    </>
  );
}
