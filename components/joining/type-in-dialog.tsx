"use client";

import { z } from "zod";
import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { RequestError } from "@/lib/api/call/request";
import { addPeople } from "@/lib/api/joining";
import { addedPersonSchema } from "@/lib/contract/joining/schema";
import { type Branches, BranchSelect } from "./branch-select";

const formSchema = addedPersonSchema.extend({ by_mail: z.boolean() });

type Props = DialogControl & { branches: Branches };

/** Adds one person, and mails an invitation where that is wished. */
export function TypeInDialog({ branches, ...dialog }: Props) {
  const t = useT();
  const { hasMail } = useProvider();
  const mayLeaveOut = useCan("team.manage");
  return (
    <FormDialog
      {...dialog}
      name="type-in-person"
      title={t("joining.list.type")}
      schema={formSchema}
      defaultValues={{
        ...{ name: "", phone: "", role: "", email: "", by_mail: false },
        branch: mayLeaveOut ? "" : (branches[0]?.name ?? ""),
      }}
      submitLabel={t("joining.list.submit")}
      busyLabel={t("joining.list.busy")}
      failureText={t("joining.list.failed")}
      onSubmit={async ({ by_mail, ...person }) => {
        const [result] = await addPeople([person], { dry_run: false, mail_invitations: by_mail });
        if (result?.outcome === "invalid" && result.fields) throw refusal(result.fields);
        const words = result?.outcome === "existing" ? "joining.list.existing" : "joining.list.done";
        toast.success(t(words, { name: person.name }));
      }}
    >
      {({ control, watch }) => (
        <>
          <FormField control={control} name="name" label={t("joining.fields.name")} required>
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name="phone" label={t("joining.fields.phone")}>
            {(field) => <PhoneInput {...field} />}
          </FormField>
          <FormField control={control} name="role" label={t("joining.fields.title")}>
            {({ value = "", ...field }) => <Input autoComplete="off" value={value} {...field} />}
          </FormField>
          {branches.length > 0 && (
            <FormField control={control} name="branch" label={t("joining.branch.label")}>
              {(field) => (
                <BranchSelect
                  branches={branches}
                  by="name"
                  none={mayLeaveOut ? t("joining.branch.none") : undefined}
                  {...field}
                />
              )}
            </FormField>
          )}
          <FormField control={control} name="email" label={t("joining.fields.email")}>
            {({ value = "", ...field }) => <Input type="email" autoComplete="off" value={value} {...field} />}
          </FormField>
          {hasMail && watch("email") && (
            <CheckField control={control} name="by_mail" label={t("joining.fields.byMail")} />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** As the server refuses a form. */
function refusal(fields: Record<string, string[]>): RequestError {
  const [[message = ""] = []] = Object.values(fields);
  return new RequestError(400, { detail: message, fields });
}
