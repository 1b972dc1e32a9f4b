"use client";

import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import type { z } from "zod";
import { CardForm } from "@/components/form/card-form";
import { MoreFields } from "@/components/form/more-fields";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { ListFields } from "@/components/list/list-fields";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Switch } from "@/components/ui/field/switch";
import { toast } from "@/components/ui/toast";
import { writeAppointmentSettings } from "@/lib/api/appointments";
import { withMessages } from "@/lib/browser/messages";
import type {
  AppointmentSettings,
  WriteAppointmentSettingsInput,
  writeAppointmentSettingsSchema,
} from "@/lib/contract/appointments/schema";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";

type Values = z.input<typeof writeAppointmentSettingsSchema>;

type SettingsForm = CheckedForm<Values, WriteAppointmentSettingsInput>;

/** Numbers as text, so a field can show whatever was typed. */
function toFormValues(settings: AppointmentSettings): Values {
  return {
    is_on: settings.is_on,
    services: settings.services.map((service) => ({ ...service, minutes: String(service.minutes) })),
    step: settings.step === null ? "" : String(settings.step),
    at_once: String(settings.at_once),
    notice_hours: String(settings.notice_hours),
    ahead_days: String(settings.ahead_days),
  };
}

const numbers = ["step", "at_once", "notice_hours", "ahead_days"] as const;

type AppointmentSettingsFormProps = {
  settings: AppointmentSettings;
  /** True for unsaved input, including a restored draft. */
  onDirty: (isDirty: boolean) => void;
};

const loadSchema = withMessages(["appointments-rules"], () =>
  import("@/lib/contract/appointments/schema").then(
    ({ writeAppointmentSettingsSchema }) => writeAppointmentSettingsSchema,
  ),
);

export function AppointmentSettingsForm({ settings, onDirty }: AppointmentSettingsFormProps) {
  const t = useT();
  return (
    <CardForm
      name="appointment-settings"
      schema={loadSchema}
      defaultValues={toFormValues(settings)}
      submitLabel={t("appointments.settings.save")}
      busyLabel={t("appointments.settings.saving")}
      cancelHref={paths.dashboard}
      failureText={t("appointments.settings.failed")}
      onSubmit={async (input, form) => {
        form.reset(toFormValues(await writeAppointmentSettings(input)));
        toast.success(t(input.is_on ? "appointments.settings.savedOn" : "appointments.settings.saved"));
      }}
    >
      {(form) => (
        <>
          <TellDirty form={form} onDirty={onDirty} />
          <IsOnField form={form} />
          <ServiceFields form={form} />
          <MoreFields
            control={form.control}
            names={numbers}
            label={t("appointments.settings.numbers")}
            className="sm:col-span-2"
          >
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
  const t = useT();
  return (
    <FormField
      control={control}
      name="is_on"
      label={t("appointments.settings.isOn")}
      orientation="horizontal"
      className="sm:col-span-2"
    >
      {({ value, onChange, ...field }) => <Switch checked={value === true} onCheckedChange={onChange} {...field} />}
    </FormField>
  );
}

function NumberFields({ form: { control } }: { form: SettingsForm }) {
  const t = useT();
  return (
    <div className="grid gap-5 py-4 sm:grid-cols-2">
      <FormField
        control={control}
        name="step"
        label={t("appointments.settings.step.label")}
        hint={t("appointments.settings.step.hint")}
      >
        {({ value, ...field }) => <Input inputMode="numeric" value={value ?? ""} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="at_once"
        label={t("appointments.settings.atOnce.label")}
        hint={t("appointments.settings.atOnce.hint")}
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="notice_hours"
        label={t("appointments.settings.notice.label")}
        hint={t("appointments.settings.notice.hint")}
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="ahead_days"
        label={t("appointments.settings.ahead.label")}
        hint={t("appointments.settings.ahead.hint", { max: appointmentLimits.ahead.max })}
        required
      >
        {(field) => <Input inputMode="numeric" {...field} />}
      </FormField>
    </div>
  );
}

function ServiceFields({ form: { control } }: { form: SettingsForm }) {
  const t = useT();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-3 font-medium">{t("appointments.services.title")}</legend>
      <ListFields
        control={control}
        name="services"
        words="appointments.services.list"
        max={appointmentLimits.services}
        empty={{ name: "", minutes: "30", price: "" }}
      >
        {(index) => (
          <div className="grid grid-cols-2 large-text:grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <FormField
              control={control}
              name={`services.${index}.name`}
              counter={{ max: appointmentLimits.service }}
              label={t("appointments.services.name.label")}
              required
              className="max-sm:col-span-full"
            >
              {(field) => <Input placeholder={t("appointments.services.name.placeholder")} {...field} />}
            </FormField>
            <FormField
              control={control}
              name={`services.${index}.minutes`}
              label={t("appointments.services.minutes")}
              required
            >
              {(field) => <Input inputMode="numeric" {...field} />}
            </FormField>
            <FormField
              control={control}
              name={`services.${index}.price`}
              counter={{ max: appointmentLimits.price }}
              label={t("appointments.services.price")}
            >
              {(field) => <Input placeholder="₹300" {...field} />}
            </FormField>
          </div>
        )}
      </ListFields>
    </fieldset>
  );
}
