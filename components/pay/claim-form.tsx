"use client";

import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { claimPayment } from "@/lib/api/billing";
import { claimRequestSchema } from "@/lib/contract/billing/payment-schema";

type ClaimFormProps = { id: number; bankReference: string; onSent?: () => void };

/** The bank's reference of a payment that was made. */
export function ClaimForm({ id, bankReference, onSent }: ClaimFormProps) {
  const t = useT();
  const { form, submit, failure } = useCheckedForm({
    schema: claimRequestSchema,
    defaultValues: { bank_reference: bankReference },
    failureText: t("pay.claim.failed"),
    onSubmit: (input) => claimPayment(id, input).then(() => onSent?.()),
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <FormField
        control={form.control}
        name="bank_reference"
        label={t("pay.claim.field")}
        hint={t("pay.claim.hint")}
        required
        className="max-w-96"
      >
        {(field) => <Input dir="ltr" autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
      </FormField>
      <Button type="submit" className="sm:self-start" busy={form.formState.isSubmitting}>
        {t("pay.claim.send")}
      </Button>
    </form>
  );
}
