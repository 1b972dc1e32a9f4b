"use client";

import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { logoRule } from "@/lib/contract/cards/logo-rule";
import { profileLimits } from "@/lib/contract/cards/values";
import { SquarePictureField } from "./square-picture-field";

type LogoFieldProps<I extends FieldValues, O> = {
  /** Of a form whose `logo` it is. */
  form: UseFormReturn<I, unknown, O>;
  label: string;
  /** Address of the logo that is stored now. */
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
