"use client";

import { useState } from "react";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { useProvider } from "@/lib/api/call/provider";
import { invite } from "@/lib/api/joining";
import { inviteSchema, type MadeInvitation } from "@/lib/contract/joining/schema";
import { type Branches, BranchSelect } from "./branch-select";
import { InvitationLink } from "./invitation-link";

type Props = DialogControl & { branches: Branches };

/** Invites an owner, or the manager of a branch. */
export function LeaderDialog({ branches, ...dialog }: Props) {
  const t = useT();
  const { hasMail } = useProvider();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name="invite-leader"
        title={t("joining.leader.title")}
        schema={inviteSchema}
        defaultValues={{
          ...{ role: branches.length > 0 ? "manager" : "owner", branch_ids: branches.slice(0, 1).map(({ id }) => id) },
          ...{ name: "", phone: "", email: "", by_mail: false },
        }}
        submitLabel={t("joining.leader.submit")}
        busyLabel={t("joining.leader.busy")}
        failureText={t("joining.leader.failed")}
        onSubmit={async (input) => setMade(await invite(input))}
      >
        {({ control, watch }) => (
          <>
            <FormField control={control} name="role" label={t("joining.leader.role")}>
              {({ value = "owner", ...field }) => (
                <Select value={value} {...field}>
                  <option value="owner">{t("joining.roles.owner")}</option>
                  {branches.length > 0 && <option value="manager">{t("joining.roles.manager")}</option>}
                </Select>
              )}
            </FormField>
            {watch("role") === "manager" && (
              <FormField control={control} name="branch_ids" label={t("joining.branch.label")}>
                {({ value = [], onChange, ...field }) => (
                  <BranchSelect
                    branches={branches}
                    value={value[0]}
                    onChange={({ currentTarget }) => onChange(currentTarget.value ? [Number(currentTarget.value)] : [])}
                    {...field}
                  />
                )}
              </FormField>
            )}
            <FormField control={control} name="name" label={t("joining.fields.name")}>
              {({ value = "", ...field }) => <Input autoComplete="off" value={value} {...field} />}
            </FormField>
            <FormField control={control} name="phone" label={t("joining.fields.phone")}>
              {({ value = "", ...field }) => <Input type="tel" autoComplete="off" value={value} {...field} />}
            </FormField>
            <FormField control={control} name="email" label={t("joining.fields.email")}>
              {({ value = "", ...field }) => <Input type="email" autoComplete="off" value={value} {...field} />}
            </FormField>
            {hasMail && <CheckField control={control} name="by_mail" label={t("joining.fields.byMail")} />}
          </>
        )}
      </FormDialog>
      {made && (
        <SimpleDialog
          open
          onOpenChange={() => setMade(null)}
          title={t("joining.invitations.made")}
          description={t("joining.invitations.madeText")}
        >
          <InvitationLink made={made} />
        </SimpleDialog>
      )}
    </>
  );
}
