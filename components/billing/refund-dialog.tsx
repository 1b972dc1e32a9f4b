"use client";

import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useToday } from "@/components/session/use-today";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { refundInvoice } from "@/lib/api/payments";
import { fromMinor, toMinor } from "@/lib/contract/billing/amounts";
import { type BillingDocument, type RefundInput, refundSchema } from "@/lib/contract/billing/payment-schema";
import { gatewayTitles } from "@/lib/contract/billing/values";
import { formatPrice } from "@/lib/format/price";

type RefundValues = { amount: string; paid_on: string; reference: string; keeps_time: boolean; by_gateway: boolean };

const refundForm = refundSchema as z.ZodType<RefundInput, RefundValues>;

/** Of all that is left of an invoice, or of a part: by the gateway that took it, or by hand. */
export function RefundDialog({ invoice, ...dialog }: DialogControl & { invoice: BillingDocument }) {
  const t = useT();
  const { id, number, months, total, credited, currency, gateway } = invoice;
  const most = fromMinor(toMinor(total, currency) - toMinor(credited, currency), currency);
  const paid_on = useToday();
  return (
    <FormDialog
      {...dialog}
      name={`refund-${id}`}
      title={t("billing.refund.title", { number })}
      description={t(gateway ? "billing.refund.online" : "billing.refund.text")}
      schema={refundForm}
      defaultValues={{ amount: most, paid_on, reference: "", keeps_time: false, by_gateway: gateway !== null }}
      submitLabel={t("billing.refund.action")}
      busyLabel={t("billing.refund.busy")}
      failureText={t("billing.refund.failed")}
      onSubmit={async (input) => {
        const note = await refundInvoice(id, input);
        toast.success(t("billing.refund.done", { number: note.number }));
      }}
    >
      {({ control, watch }) => (
        <>
          {gateway && (
            <CheckField
              control={control}
              name="by_gateway"
              label={t("billing.refund.byGateway", { gateway: gatewayTitles[gateway] })}
              hint={t("billing.refund.byGatewayHint")}
            />
          )}
          <FormField
            control={control}
            name="amount"
            label={t("billing.refund.amount")}
            hint={t("billing.refund.amountHint", { most: formatPrice(most, currency) })}
            required
          >
            {(field) => <Input inputMode="decimal" autoComplete="off" {...field} />}
          </FormField>
          {!watch("by_gateway") && (
            <>
              <FormField control={control} name="paid_on" label={t("billing.refund.day")} required>
                {(field) => <Input type="date" max={paid_on} {...field} />}
              </FormField>
              <FormField
                control={control}
                name="reference"
                label={t("billing.refund.reference")}
                hint={t("billing.refund.referenceHint")}
                required
              >
                {(field) => <Input autoComplete="off" {...field} />}
              </FormField>
            </>
          )}
          {months > 0 && <CheckField control={control} name="keeps_time" label={t("billing.refund.keepsTime")} />}
        </>
      )}
    </FormDialog>
  );
}
