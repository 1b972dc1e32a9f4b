"use client";

import { UploadFormField } from "@/components/content/upload-form-field";
import { hintOf } from "@/lib/contract/files";
import { limits } from "@/lib/contract/limits";
import { logoRule } from "@/lib/contract/profile";
import type { ProfileFormState } from "./profile-form-values";

const side = limits.logo.recommendedSide;

export function LogoField({ form, current }: { form: ProfileFormState; current: string | null }) {
  return (
    <UploadFormField
      form={form}
      name="logo"
      label="Company logo"
      rule={logoRule}
      current={current}
      clearable
      hint={`Square, ${side}x${side} or larger recommended. ${hintOf(logoRule)}.`}
    />
  );
}
