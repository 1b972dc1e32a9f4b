"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { useT } from "@/components/i18n/translator-context";
import { ListFields } from "@/components/list/list-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "../form/profile-form-values";
import { ListedWhatsappField } from "../form/whatsapp-field";

/** Further numbers, each with what it is for. */
export function PhoneList({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <ListFields
      control={control}
      name="phones"
      words="profile.phones.list"
      max={profileLimits.phones.max}
      empty={{ label: "", number: "", whatsapp: true }}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            control={control}
            name={`phones.${index}.label`}
            counter={{ max: profileLimits.phones.label }}
            label={t("profile.phones.purpose")}
            required
          >
            {(field) => <Input placeholder={t("profile.phones.purposeExample")} autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name={`phones.${index}.number`} label={t("profile.phones.number")} required>
            {(field) => <PhoneInput {...field} />}
          </FormField>
          <ListedWhatsappField control={control} index={index} />
        </div>
      )}
    </ListFields>
  );
}
