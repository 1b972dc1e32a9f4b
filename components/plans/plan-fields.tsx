"use client";

import { Controller } from "react-hook-form";
import { CurrencySelect } from "@/components/form/currency-select";
import { useT } from "@/components/i18n/translator-context";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { planLimits } from "@/lib/contract/plans/values";
import { FeatureField } from "./feature-field";
import { LimitInputs } from "./limit-inputs";
import type { PlanForm } from "./plan-form";
import { QuickNumbers } from "./quick-numbers";

export function PlanFields({ form }: { form: PlanForm }) {
  const t = useT();
  const { control } = form;
  return (
    <>
      <FormField
        control={control}
        name="name"
        counter={{ max: planLimits.name }}
        label={t("plans.fields.name")}
        required
      >
        {(field) => <Input autoComplete="off" {...field} />}
      </FormField>
      <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="price" label={t("plans.fields.price")} required>
          {(field) => <Input inputMode="decimal" autoComplete="off" {...field} />}
        </FormField>
        <FormField
          control={control}
          name="old_price"
          label={t("plans.fields.oldPrice")}
          hint={t("plans.fields.oldPriceHint")}
        >
          {(field) => <Input inputMode="decimal" autoComplete="off" {...field} />}
        </FormField>
      </div>
      <FormField control={control} name="currency" label={t("plans.fields.currency")}>
        {(field) => <CurrencySelect {...field} />}
      </FormField>
      <MonthsField form={form} />
      <FormField
        control={control}
        name="trial_days"
        label={t("plans.fields.trialDays")}
        hint={t("plans.fields.trialDaysHint")}
        required
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <fieldset>
        <legend className="text-sm font-medium">{t("plans.fields.limits")}</legend>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">{t("plans.fields.limitsHint")}</p>
        <LimitInputs control={control} />
      </fieldset>
      <Controller
        control={control}
        name="features"
        render={({ field: { value, onChange } }) => <FeatureField value={value} onChange={onChange} />}
      />
      <CheckField control={control} name="is_public" label={t("plans.isPublic")} hint={t("plans.isPublicHint")} />
      <CheckField control={control} name="is_default" label={t("plans.isDefault")} hint={t("plans.isDefaultHint")} />
    </>
  );
}

const usualMonths = [1, 3, 6, 12];

function MonthsField({ form: { control } }: { form: PlanForm }) {
  const t = useT();
  return (
    <FormField control={control} name="months" label={t("plans.fields.months")} required>
      {(field) => (
        <div className="flex flex-col gap-2">
          <Input inputMode="numeric" autoComplete="off" {...field} />
          <QuickNumbers
            counts={usualMonths}
            tell={(count) => t("plans.fields.quick", { count })}
            value={field.value}
            onChange={field.onChange}
          />
        </div>
      )}
    </FormField>
  );
}
