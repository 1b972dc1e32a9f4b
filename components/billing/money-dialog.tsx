"use client";

import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useToday } from "@/components/session/use-today";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { refundCreditSchema } from "@/lib/contract/billing/payment-schema";

const moneySchema = refundCreditSchema.omit({ currency: true });
export type Money = z.infer<typeof moneySchema>;
const moneyForm = moneySchema as z.ZodType<Money, { amount: string; paid_on: string; reference: string }>;

type MoneyDialogProps = DialogControl & {
  /** Of the draft. */
  name: string;
  words: "client-payments.add" | "client-payments.payBack";
  description: string;
  amount: string;
  amountHint?: string;
  onEnter: (money: Money) => Promise<void>;
};

/** Money that came, or went back, is entered by hand. */
export function MoneyDialog({ name, words, description, amount, amountHint, onEnter, ...dialog }: MoneyDialogProps) {
  const t = useT();
  const today = useToday();
  return (
    <FormDialog
      {...dialog}
      name={name}
      title={t(`${words}.title`)}
      description={description}
      schema={moneyForm}
      defaultValues={{ amount, paid_on: today, reference: "" }}
      submitLabel={t(`${words}.action`)}
      busyLabel={t(`${words}.busy`)}
      failureText={t(`${words}.failed`)}
      onSubmit={async (money) => {
        await onEnter(money);
        toast.success(t(`${words}.done`));
      }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="amount" label={t("client-payments.amount")} hint={amountHint} required>
            {(field) => <Input inputMode="decimal" autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name="paid_on" label={t(`${words}.day`)} required>
            {(field) => <Input type="date" max={today} {...field} />}
          </FormField>
          <FormField
            control={control}
            name="reference"
            label={t("client-payments.reference")}
            hint={t("client-payments.referenceHint")}
            required
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
