"use client";

import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { analyticsQuerySchema } from "@/lib/contract/analytics/schema";
import * as failures from "@/lib/contract/failures";

type Days = { from: string; to: string };
type RangeFormProps = { days: Days; onDaysChange: (days: Days) => void };

export function RangeForm({ days, onDaysChange }: RangeFormProps) {
  const t = useT();
  const { form, submit } = useCheckedForm({
    schema: analyticsQuerySchema,
    defaultValues: days,
    failureText: failures.internal,
    onSubmit: async ({ from, to }) => {
      if (from && to) onDaysChange({ from, to });
    },
  });
  return (
    <form
      noValidate
      aria-label={t("analytics.range.label")}
      onSubmit={submit}
      className="grid grid-cols-2 large-text:grid-cols-1 items-start gap-3 sm:flex sm:justify-end"
    >
      {(["from", "to"] as const).map((name) => (
        <FormField key={name} control={form.control} name={name} label={t(`analytics.range.${name}`)}>
          {(field) => <Input type="date" {...field} className="sm:w-44" />}
        </FormField>
      ))}
      <Button type="submit" variant="outline" className="max-sm:col-span-full sm:mt-[1.625rem]">
        {t("analytics.range.show")}
      </Button>
    </form>
  );
}
