"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { refuseChange } from "@/lib/api/own-person";
import { type ChangeRequest, refuseChangeSchema } from "@/lib/contract/content/own-person";
import { changeRequestLimits } from "@/lib/contract/content/values";

export function RefuseDialog({ request, ...dialog }: DialogControl & { request: ChangeRequest }) {
  const t = useT();
  const { id, person_name: name } = request;
  return (
    <FormDialog
      {...dialog}
      name={`refuse-${id}`}
      title={t("people.requests.refuseTitle")}
      description={t("people.requests.refuseText", { name })}
      schema={refuseChangeSchema}
      defaultValues={{ reason: "" }}
      submitLabel={t("people.requests.refuse")}
      busyLabel={t("people.requests.refuseBusy")}
      failureText={t("people.requests.actFailed")}
      onSubmit={async ({ reason }) => {
        await refuseChange(id, reason);
        toast.success(t("people.requests.refused", { name }));
      }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="reason"
          counter={{ max: changeRequestLimits.note }}
          label={t("people.requests.reason")}
        >
          {(input) => <Textarea rows={2} {...input} />}
        </FormField>
      )}
    </FormDialog>
  );
}
