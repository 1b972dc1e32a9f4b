"use client";

import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import { CardForm } from "@/components/form/card-form";
import { MoreFields } from "@/components/form/more-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import { toast } from "@/components/ui/toast";
import { writeAppointmentSettings } from "@/lib/api/appointments";
import type { AppointmentSettings } from "@/lib/contract/appointments/schema";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { ServiceFields } from "./service-fields";
import { type SettingsForm, toFormValues } from "./settings-form-values";

const numbers = ["step", "at_once", "notice_hours", "ahead_days"] as const;

type AppointmentSettingsFormProps = {
  settings: AppointmentSettings;
  /** Told whether something is typed and not saved, or was kept from before the session ended. */
  onDirty: (isDirty: boolean) => void;
};

/** Whether and for what a company can be booked. */
export function AppointmentSettingsForm({ settings, onDirty }: AppointmentSettingsFormProps) {
  return (
    <CardForm
      name="appointment-settings"
      schema={() =>
        import("@/lib/contract/appointments/schema").then(
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
          <TellDirty form={form} onDirty={onDirty} />
          <IsOnField form={form} />
          <ServiceFields form={form} />
          <MoreFields control={form.control} names={numbers} label="Slots and notice" className="sm:col-span-2">
            <NumberFields form={form} />
          </MoreFields>
        </>
      )}
    </CardForm>
  );
}

function TellDirty({ form: { control }, onDirty }: { form: SettingsForm; onDirty: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState({ control });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}

function IsOnField({ form: { control } }: { form: SettingsForm }) {
  return (
    <FormField
      control={control}
      name="is_on"
      label="Take appointments on my card"
      orientation="horizontal"
      className="sm:col-span-2"
    >
      {({ value, onChange, ...field }) => <Switch checked={value === true} onCheckedChange={onChange} {...field} />}
    </FormField>
  );
}

function NumberFields({ form: { control } }: { form: SettingsForm }) {
  return (
    <div className="grid gap-5 py-4 sm:grid-cols-2">
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
        hint="E.g. as many as your staff or chairs"
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
    </div>
  );
}
