"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { refusePayments } from "@/lib/api/payments";
import { type PaymentRequest, refuseRequestsSchema } from "@/lib/contract/billing/payment-schema";
import { billingLimits } from "@/lib/contract/billing/values";
import { tellOutcomes } from "./outcome-texts";

const reasonForm = refuseRequestsSchema.pick({ reason: true });

type RefuseDialogProps = DialogControl & { requests: readonly PaymentRequest[] };

export function RefuseDialog({ requests, ...dialog }: RefuseDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="refused-payments"
      title={t("billing.refuse.title", { count: requests.length })}
      description={t("billing.refuse.text")}
      schema={reasonForm}
      defaultValues={{ reason: "" }}
      submitLabel={t("billing.refuse.many")}
      busyLabel={t("billing.refuse.busy")}
      failureText={t("billing.refuse.failed")}
      destructive
      onSubmit={async ({ reason }) =>
        tellOutcomes(t, await refusePayments({ ids: requests.map(({ id }) => id), reason }))
      }
    >
      {(form) => (
        <FormField
          control={form.control}
          name="reason"
          label={t("billing.refuse.reason")}
          hint={t("billing.refuse.reasonHint")}
          counter={{ max: billingLimits.reason }}
          required
        >
          {(field) => <Input autoComplete="off" placeholder={t("billing.refuse.reasonExample")} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
