"use client";

import { ListFields } from "@/components/list/list-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import type { SettingsForm } from "./settings-form-values";

/** Appointment settings. */
export function ServiceFields({ form: { control } }: { form: SettingsForm }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-3 font-medium">Services</legend>
      <ListFields
        control={control}
        name="services"
        noun="service"
        max={appointmentLimits.services}
        empty={{ name: "", minutes: "30", price: "" }}
      >
        {(index) => (
          <div className="grid grid-cols-2 large-text:grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <FormField
              control={control}
              name={`services.${index}.name`}
              counter={{ max: appointmentLimits.service }}
              label="Name"
              required
              className="max-sm:col-span-full"
            >
              {(field) => <Input placeholder="For example: Hair cut" {...field} />}
            </FormField>
            <FormField control={control} name={`services.${index}.minutes`} label="Minutes" required>
              {(field) => <Input inputMode="numeric" {...field} />}
            </FormField>
            <FormField
              control={control}
              name={`services.${index}.price`}
              counter={{ max: appointmentLimits.price }}
              label="Price (optional)"
            >
              {(field) => <Input placeholder="₹300" {...field} />}
            </FormField>
          </div>
        )}
      </ListFields>
    </fieldset>
  );
}
