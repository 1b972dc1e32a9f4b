"use client";

import { SquarePictureField } from "@/components/picture/square-picture-field";
import { limits } from "@/lib/contract/limits";
import { logoRule } from "@/lib/contract/profile";
import type { ProfileFormState } from "./profile-form-values";

const { recommendedSide: side } = limits.logo;

export function LogoField({ form, current }: { form: ProfileFormState; current: string | null }) {
  return (
    <SquarePictureField
      form={form}
      name="logo"
      label="Company logo"
      rule={logoRule}
      cropTitle="Crop your logo"
      sizeHint={`${side}x${side} or larger is recommended`}
      current={current}
    />
  );
}
