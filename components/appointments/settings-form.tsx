"use client";

import { CardForm } from "@/components/form/card-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import { toast } from "@/components/ui/toast";
import { writeAppointmentSettings } from "@/lib/api/appointments/settings";
import type { AppointmentSettings } from "@/lib/contract/appointment-settings";
import { appointmentLimits } from "@/lib/contract/limits/visitor";
import * as paths from "@/lib/paths";
import { ServiceFields } from "./service-fields";
import { type SettingsForm, toFormValues } from "./settings-form-values";

/** Appointment settings, and how. */
export function AppointmentSettingsForm({ settings }: { settings: AppointmentSettings }) {
  return (
    <CardForm
      name="appointment-settings"
      schema={() =>
        import("@/lib/contract/appointment-settings").then(
          ({ writeAppointmentSettingsSchema }) => writeAppointmentSettingsSchema,
        )
      }
      defaultValues={toFormValues(settings)}
      submitLabel="Save"
      busyLabel="Saving..."
      cancelHref={paths.dashboard}
      failureText="Failed to save your settings"
      onSubmit={async (input, form) => {
        form.reset(toFormValues(await writeAppointmentSettings(input)));
        toast.success(input.is_on ? "Visitors can book on your card" : "Saved");
      }}
    >
      {(form) => (
        <>
          <IsOnField form={form} />
          <ServiceFields form={form} />
          <NumberFields form={form} />
        </>
      )}
    </CardForm>
  );
}

function IsOnField({ form: { control } }: { form: SettingsForm }) {
  return (
    <FormField control={control} name="is_on" label="Take appointments on my card" className="sm:col-span-2">
      {({ value, onChange, ...field }) => <Switch checked={value === true} onCheckedChange={onChange} {...field} />}
    </FormField>
  );
}

function NumberFields({ form: { control } }: { form: SettingsForm }) {
  return (
    <>
      <FormField
        control={control}
        name="step"
        label="Slot every (minutes)"
        hint="Leave empty to start each slot when the last one ends"
      >
        {({ value, ...field }) => <Input inputMode="numeric" value={value ?? ""} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="at_once"
        label="Customers per slot"
        hint="As many as you have people or chairs"
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="notice_hours"
        label="Minimum notice (hours)"
        hint="0 means people can book the next slot"
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="ahead_days"
        label="Days people can book ahead"
        hint={`Up to ${appointmentLimits.ahead.max}`}
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
    </>
  );
}
