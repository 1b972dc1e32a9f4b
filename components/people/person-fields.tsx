"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { SquarePictureField } from "@/components/picture/square-picture-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { personImageRule } from "@/lib/contract/content/person";
import { personLimits } from "@/lib/contract/content/values";
import type { PersonForm } from "./person-form";

/** `current` is the photo that an edited person has. */
export function PersonFields({ form, current = null }: { form: PersonForm; current?: string | null }) {
  const { control } = form;
  return (
    <>
      <FormField control={control} name="name" counter={{ max: personLimits.name }} label="Name" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Ravi Kumar" {...field} />}
      </FormField>
      <FormField control={control} name="role" counter={{ max: personLimits.role }} label="Role">
        {(field) => <Input autoComplete="off" placeholder="For example: Sales" {...field} />}
      </FormField>
      <SquarePictureField
        form={form}
        name="image"
        label="Photo"
        rule={personImageRule}
        cropTitle="Crop the photo"
        current={current}
      />
      <FormField control={control} name="phone" label="Phone">
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="whatsapp" label="WhatsApp">
        {(field) => <PhoneInput {...field} />}
      </FormField>
      <FormField control={control} name="email" label="Email">
        {(field) => <Input type="email" autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
