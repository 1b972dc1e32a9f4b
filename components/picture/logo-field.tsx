"use client";

import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
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
  return (
    <SquarePictureField
      form={form}
      name={"logo" as FieldPath<I>}
      label={label}
      rule={logoRule}
      cropTitle="Crop your logo"
      sizeHint={`${side}x${side} or larger is recommended`}
      current={current}
    />
  );
}
