"use client";

import { AccountFields } from "@/components/form/account-fields";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { saveBillingSettings } from "@/lib/api/payments";
import type { BillingSettings } from "@/lib/contract/billing/schema";
import { billingLimits } from "@/lib/contract/billing/values";
import { payToForm, valuesOfPayTo } from "./pay-to-form";

export function PayToDialog({ settings, ...dialog }: DialogControl & { settings: BillingSettings }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="pay-to"
      title={t("billing.payTo.title")}
      schema={payToForm}
      defaultValues={valuesOfPayTo(settings)}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("billing.payTo.saveFailed")}
      onSubmit={async (input) => {
        await saveBillingSettings(input);
        toast.success(t("billing.payTo.saved"));
      }}
    >
      {({ control, watch }) => (
        <>
          <FormField
            control={control}
            name="upi_id"
            label={t("profile.payment.upi.id")}
            hint={t("billing.payTo.upiHint")}
          >
            {(field) => <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />}
          </FormField>
          <FormField
            control={control}
            name="upi_name"
            label={t("profile.payment.upi.name")}
            hint={t("billing.payTo.upiNameHint")}
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <CheckField control={control} name="hasBank" label={t("billing.payTo.hasBank")} />
          {watch("hasBank") && <AccountFields control={control} />}
          <FormField
            control={control}
            name="note"
            counter={{ max: billingLimits.note }}
            label={t("billing.payTo.note")}
            hint={t("billing.payTo.noteHint")}
          >
            {(field) => <Textarea {...field} />}
          </FormField>
          <fieldset>
            <legend className="text-sm font-medium">{t("billing.payTo.series")}</legend>
            <p className="mt-1 mb-4 text-sm text-muted-foreground">{t("billing.payTo.seriesHint")}</p>
            <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
              <FormField control={control} name="invoice_series" label={t("billing.payTo.invoiceSeries")} required>
                {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
              </FormField>
              <FormField control={control} name="note_series" label={t("billing.payTo.noteSeries")} required>
                {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
              </FormField>
            </div>
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
