"use client";

import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { logoRule } from "@/lib/contract/cards/logo-rule";
import { profileLimits } from "@/lib/contract/cards/values";
import { SquarePictureField } from "./square-picture-field";

type LogoFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  label: string;
  /** URL of the stored logo. */
  current: string | null;
};

const { recommendedSide: side } = profileLimits.logo;

export function LogoField<I extends FieldValues, O>({ form, label, current }: LogoFieldProps<I, O>) {
  const t = useT();
  return (
    <SquarePictureField
      form={form}
      name={"logo" as FieldPath<I>}
      label={label}
      rule={logoRule}
      cropTitle={t("picture.crop.logo")}
      sizeHint={t("picture.upload.logoHint", { side })}
      current={current}
    />
  );
}
