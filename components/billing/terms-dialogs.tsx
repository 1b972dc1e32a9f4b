"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useToday } from "@/components/session/use-today";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createTerms, updateTerms } from "@/lib/api/payments";
import type { Terms } from "@/lib/contract/billing/schema";
import { formatDay } from "@/lib/format/calendar";
import { TermsFields } from "./terms-fields";
import { termsForm, valuesOfNewTerms, valuesOfTerms } from "./terms-form";

/** `last`: those that the new ones follow. */
export function AddTermsDialog({ last, ...dialog }: DialogControl & { last: Terms | undefined }) {
  const t = useT();
  const today = useToday();
  return (
    <FormDialog
      {...dialog}
      name="new-terms"
      title={t("billing.terms.add")}
      schema={termsForm}
      defaultValues={valuesOfNewTerms(last, today)}
      submitLabel={t("billing.terms.add")}
      busyLabel={t("common.saving")}
      failureText={t("billing.terms.saveFailed")}
      onSubmit={async (input) => {
        await createTerms(input);
        toast.success(t("billing.terms.saved", { day: formatDay(t, input.from_on) }));
      }}
    >
      {(form) => <TermsFields form={form} />}
    </FormDialog>
  );
}

export function EditTermsDialog({ terms, ...dialog }: DialogControl & { terms: Terms }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`terms-${terms.id}`}
      title={t("billing.terms.edit.item", { name: formatDay(t, terms.from_on) })}
      schema={termsForm}
      defaultValues={valuesOfTerms(terms)}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("billing.terms.saveFailed")}
      onSubmit={async (input) => {
        await updateTerms(terms.id, input);
        toast.success(t("billing.terms.saved", { day: formatDay(t, input.from_on) }));
      }}
    >
      {(form) => <TermsFields form={form} />}
    </FormDialog>
  );
}
