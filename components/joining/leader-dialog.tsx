"use client";

import { useState } from "react";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { invite } from "@/lib/api/joining";
import { inviteSchema, type MadeInvitation } from "@/lib/contract/joining/schema";
import { type Branches, BranchSelect } from "./branch-select";
import { InvitedFields, MadeDialog, nobodyInvited } from "./invited-fields";

type Props = DialogControl & { branches: Branches };

/** Invites an owner, or the manager of a branch. */
export function LeaderDialog({ branches, ...dialog }: Props) {
  const t = useT();
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
          ...nobodyInvited,
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
            <InvitedFields control={control} />
          </>
        )}
      </FormDialog>
      {made && <MadeDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
