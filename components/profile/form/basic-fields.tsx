"use client";

import type { ReactNode } from "react";
import { PhoneInput } from "@/components/content/phone-input";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { profileLimits } from "@/lib/contract/limits/profile";
import { EmailFields } from "./email-fields";
import type { ProfileFormControl } from "./profile-form-values";

type BasicFieldsProps = { control: ProfileFormControl; nameHint: ReactNode };

export function BasicFields({ control, nameHint }: BasicFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        control={control}
        name="company_name"
        counter={{ max: profileLimits.companyName }}
        label="Company Name"
        required
        hint={nameHint}
        className="sm:col-span-2"
      >
        {(field) => <Input autoComplete="organization" {...field} />}
      </FormField>
      <EmailFields control={control} />
      <PhoneField control={control} />
    </div>
  );
}

export function PhoneField({ control }: { control: ProfileFormControl }) {
  return (
    <FormField
      control={control}
      name="phone"
      label="Phone"
      hint="For calls and WhatsApp. +91 is added for Indian numbers"
    >
      {(field) => <PhoneInput autoComplete="tel" {...field} />}
    </FormField>
  );
}
