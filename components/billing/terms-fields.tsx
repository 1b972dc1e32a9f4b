"use client";

import { PartyFields } from "@/components/form/party-fields";
import { useT } from "@/components/i18n/translator-context";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { home } from "@/lib/contract/billing/party";
import { pricings, registrations } from "@/lib/contract/billing/tax";
import { asksGstin, asksRate, type TermsForm } from "./terms-form";

/** What is asked depends on the country, and on how the seller is registered there. */
export function TermsFields({ form }: { form: TermsForm }) {
  const t = useT();
  return (
    <>
      <FormField control={form.control} name="from_on" label={t("billing.fields.fromOn")} required>
        {(field) => <Input type="date" {...field} />}
      </FormField>
      <fieldset className="flex flex-col gap-5 border-t border-border pt-5">
        <legend className="sr-only">{t("billing.fields.seller")}</legend>
        <PartyFields form={form} nameHint={t("billing.fields.nameHint")} />
      </fieldset>
      <fieldset className="flex flex-col gap-5 border-t border-border pt-5">
        <legend className="sr-only">{t("billing.fields.tax")}</legend>
        {form.watch("country") === home && <GstFields form={form} />}
        <TaxFields form={form} />
      </fieldset>
    </>
  );
}

/** India's tax on goods and services. */
function GstFields({ form: { control, watch } }: { form: TermsForm }) {
  const t = useT();
  const [country, registration] = watch(["country", "registration"]);
  return (
    <>
      <FormField
        control={control}
        name="registration"
        label={t("billing.fields.registration")}
        hint={t("billing.fields.registrationHint")}
      >
        {(field) => (
          <Select {...field}>
            {registrations.map((one) => (
              <option key={one} value={one}>
                {t(`billing.fields.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {asksGstin({ country, registration }) && (
        <FormField control={control} name="gstin" label={t("billing.fields.gstin")} required>
          {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
        </FormField>
      )}
      <FormField
        control={control}
        name="sac"
        label={t("billing.fields.sac")}
        hint={t("billing.fields.sacHint")}
        required
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" placeholder="998315" {...field} />}
      </FormField>
    </>
  );
}

function TaxFields({ form: { control, watch } }: { form: TermsForm }) {
  const t = useT();
  const [country, registration] = watch(["country", "registration"]);
  const isHome = country === home;
  if (!asksRate({ country, registration })) return null;
  return (
    <>
      {!isHome && (
        <FormField
          control={control}
          name="tax_label"
          label={t("billing.fields.taxLabel")}
          hint={t("billing.fields.taxLabelHint")}
        >
          {(field) => <Input autoComplete="off" placeholder="VAT" {...field} />}
        </FormField>
      )}
      <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="rate" label={t("billing.fields.rate")} required>
          {(field) => <Input inputMode="decimal" autoComplete="off" {...field} />}
        </FormField>
        <FormField control={control} name="pricing" label={t("billing.fields.pricing")}>
          {(field) => (
            <Select {...field}>
              {pricings.map((pricing) => (
                <option key={pricing} value={pricing}>
                  {t(`billing.fields.${pricing}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      {isHome && (
        <CheckField
          control={control}
          name="is_zero_rated"
          label={t("billing.fields.zeroRated")}
          hint={t("billing.fields.zeroRatedHint")}
        />
      )}
      <CheckField
        control={control}
        name="is_reverse_charge"
        label={t("billing.fields.reverseCharge")}
        hint={t("billing.fields.reverseChargeHint")}
      />
    </>
  );
}
