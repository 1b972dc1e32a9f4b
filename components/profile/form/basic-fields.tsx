"use client";

import type { ReactNode } from "react";
import { PhoneInput } from "@/components/content/phone-input";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { textLimits } from "@/lib/contract/values";
import { EmailFields } from "./email-fields";
import type { ProfileFormControl, ProfileFormState } from "./profile-form-values";
import { WhatsappField } from "./whatsapp-field";

type PhoneFieldProps = { control: ProfileFormControl; saved: CompleteProfile["client"] };

type BasicFieldsProps = Pick<PhoneFieldProps, "saved"> & { form: ProfileFormState; nameHint: ReactNode };

export function BasicFields({ form, saved, nameHint }: BasicFieldsProps) {
  const t = useT();
  const { control } = form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField
        control={control}
        name="company_name"
        counter={{ max: textLimits.companyName }}
        label={t("profile.contact.companyName")}
        required
        hint={nameHint}
        className="sm:col-span-2"
      >
        {(field) => <Input autoComplete="organization" {...field} />}
      </FormField>
      <EmailFields form={form} />
      <PhoneField control={control} saved={saved} />
    </div>
  );
}

export function PhoneField({ control, saved }: PhoneFieldProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <FormField
        control={control}
        name="phone"
        label={t("profile.contact.phone")}
        hint={t("profile.contact.phoneHint")}
      >
        {(field) => <PhoneInput autoComplete="tel" {...field} />}
      </FormField>
      <WhatsappField control={control} saved={saved} />
    </div>
  );
}
