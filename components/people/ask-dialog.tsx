"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { askForChange } from "@/lib/api/own-person";
import type { OwnPerson, RequestField } from "@/lib/contract/content/own-person";
import { changeRequestLimits } from "@/lib/contract/content/values";
import { PersonField } from "./person-field";
import { askFormOf, type PersonForm, valuesOf } from "./person-form";

type AskDialogProps = DialogControl & { own: OwnPerson; field: RequestField };

export function AskDialog({ own: { person, branches }, field, ...dialog }: AskDialogProps) {
  const t = useT();
  const { company_name } = useSessionUser();
  const company = company_name ?? "";
  return (
    <FormDialog
      {...dialog}
      name={`ask-${field}`}
      title={t("people.ask.title")}
      description={t("people.ask.text", { company })}
      schema={askFormOf(field)}
      defaultValues={{ ...valuesOf(person), note: "" }}
      submitLabel={t("people.ask.submit")}
      busyLabel={t("people.ask.busy")}
      failureText={t("people.ask.failed")}
      onSubmit={async ({ [field]: wish, note }) => {
        await askForChange({
          field,
          value: wish && typeof wish === "object" ? JSON.stringify(wish) : String(wish ?? ""),
          note,
        });
        toast.success(t("people.ask.done", { company }));
      }}
    >
      {(form) => (
        <>
          <PersonField form={form as unknown as PersonForm} name={field} branches={branches} isOwn />
          <FormField
            control={form.control}
            name="note"
            counter={{ max: changeRequestLimits.note }}
            label={t("people.ask.note")}
          >
            {(input) => <Textarea rows={2} {...input} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
