"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { askForChange } from "@/lib/api/own-person";
import { askForChangeSchema, type OwnPerson, type RequestField } from "@/lib/contract/content/own-person";
import { changeRequestLimits } from "@/lib/contract/content/values";
import { BranchSelect } from "./branch-select";
import { memberFieldNames } from "./member-texts";

const schema = askForChangeSchema.omit({ field: true });

type AskDialogProps = DialogControl & {
  own: OwnPerson;
  field: RequestField;
  /** What the card says now. */
  current: string;
};

export function AskDialog({ own, field, current, ...dialog }: AskDialogProps) {
  const t = useT();
  const { company_name } = useSessionUser();
  const company = company_name ?? "";
  const { person, branches } = own;
  const isBranch = field === "branch_id";
  return (
    <FormDialog
      {...dialog}
      name={`ask-${field}`}
      title={t("people.ask.title")}
      description={t("people.ask.text", { company })}
      schema={schema}
      defaultValues={{ value: isBranch ? String(person.branch_id ?? "") : current, note: "" }}
      submitLabel={t("people.ask.submit")}
      busyLabel={t("people.ask.busy")}
      failureText={t("people.ask.failed")}
      onSubmit={async (input) => {
        await askForChange({ field, ...input });
        toast.success(t("people.ask.done", { company }));
      }}
    >
      {({ control }) => (
        <>
          <FormField control={control} name="value" label={t(memberFieldNames[field])}>
            {(input) => {
              if (isBranch) return <BranchSelect branches={branches} {...input} />;
              return field === "about" ? <Textarea {...input} /> : <Input autoComplete="off" {...input} />;
            }}
          </FormField>
          <FormField
            control={control}
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
