"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { PartyFields } from "@/components/form/party-fields";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { updateBillingDetails } from "@/lib/api/billing";
import { home, type Party } from "@/lib/contract/billing/party";
import { sendBillingDetailsSchema } from "@/lib/contract/billing/schema";

export function DetailsDialog({ details, ...dialog }: DialogControl & { details: Party | null }) {
  const t = useT();
  const { company_name: company } = useSessionUser();
  return (
    <FormDialog
      {...dialog}
      name="billing-details"
      title={t("pay.details.title")}
      description={details ? t("pay.details.note") : undefined}
      schema={sendBillingDetailsSchema}
      defaultValues={details ?? { name: company ?? "", address: "", pin: "", state: "", country: home, gstin: "" }}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("pay.details.failed")}
      onSubmit={async (input) => {
        await updateBillingDetails(input);
        toast.success(t("pay.details.saved"));
      }}
    >
      {(form) => (
        <>
          <PartyFields form={form} />
          {form.watch("country") === home && (
            <FormField control={form.control} name="gstin" label={t("pay.details.gstin")}>
              {(field) => <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />}
            </FormField>
          )}
        </>
      )}
    </FormDialog>
  );
}
