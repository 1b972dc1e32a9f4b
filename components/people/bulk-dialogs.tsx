"use client";

import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { AccessFields } from "@/components/joining/access-fields";
import { BranchSelect } from "@/components/joining/branch-select";
import { useCan } from "@/components/session/session-user";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast, undoMs } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { changePeople, undoPeople, useTeam } from "@/lib/api/team";
import { personFields } from "@/lib/contract/content/person-fields";
import { personLimits } from "@/lib/contract/content/values";
import type { ChangedPeople, PeopleChange } from "@/lib/contract/team/schema";
import { personRoleSchema } from "@/lib/contract/team/schema";
import type { T } from "@/lib/i18n/translator";
import { InvitePeopleDialog } from "./invite-people-dialog";

type Change = "branch" | "role" | "account";
export type PeopleBulk = Change | "invite";

type BulkDialogProps = DialogControl & { ids: readonly number[]; onDone: () => void };

export function PeopleBulkDialog({ kind, ...props }: BulkDialogProps & { kind: PeopleBulk }) {
  if (kind === "branch") return <BranchDialog {...props} />;
  if (kind === "invite") return <InvitePeopleDialog {...props} />;
  if (kind === "role") return <RoleDialog {...props} />;
  return <AccountDialog {...props} />;
}

const branchForm = z.object({ branch_id: personFields.branch_id.sent });

function BranchDialog(props: BulkDialogProps) {
  const t = useT();
  const isOwners = useCan("team.manage");
  const { branches = [] } = useTeam().data ?? {};
  return (
    <ChangeDialog
      {...props}
      kind="branch"
      schema={branchForm}
      defaultValues={{ branch_id: String(branches[0]?.id ?? "") }}
      changeOf={({ branch_id }) => ({ branch_id })}
    >
      {({ control }) => (
        <FormField control={control} name="branch_id" label={t("people.fields.branch")}>
          {({ value, ...field }) => (
            <BranchSelect
              {...field}
              value={String(value)}
              branches={branches}
              none={isOwners ? t("people.fields.noBranch") : undefined}
            />
          )}
        </FormField>
      )}
    </ChangeDialog>
  );
}

const roleForm = z.object({ role: personFields.role.sent });

function RoleDialog(props: BulkDialogProps) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      kind="role"
      description={t("people.bulk.roleHint")}
      schema={roleForm}
      defaultValues={{ role: "" }}
      changeOf={({ role }) => ({ role })}
    >
      {({ control }) => (
        <FormField control={control} name="role" counter={{ max: personLimits.role }} label={t("people.fields.role")}>
          {(field) => <Input autoComplete="off" placeholder={t("people.fields.rolePlaceholder")} {...field} />}
        </FormField>
      )}
    </ChangeDialog>
  );
}

const accountForm = personRoleSchema.extend({ role: personRoleSchema.shape.role.exclude(["owner"]) });

function AccountDialog(props: BulkDialogProps) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      kind="account"
      description={t("people.bulk.accountHint")}
      schema={accountForm}
      defaultValues={{ role: "manager", branch_ids: [] }}
      changeOf={(account) => ({ account })}
    >
      {({ control }) => <AccessFields control={control} roles={accountForm.shape.role.options} />}
    </ChangeDialog>
  );
}

type ChangeDialogProps<I extends FieldValues, O> = BulkDialogProps & {
  kind: Change;
  description?: string;
  schema: z.ZodType<O, I>;
  defaultValues: DefaultValues<I>;
  changeOf: (input: O) => PeopleChange;
  children: (form: UseFormReturn<I, unknown, O>) => ReactNode;
};

/** Changes all of them, and offers to undo it. */
function ChangeDialog<I extends FieldValues, O>(props: ChangeDialogProps<I, O>) {
  const { ids, onDone, kind, changeOf, children, ...dialog } = props;
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`people-${kind}`}
      title={t(`people.bulk.${kind}Title`, { count: ids.length })}
      submitLabel={t("people.bulk.submit")}
      busyLabel={t("people.bulk.busy")}
      failureText={t("people.bulk.failed")}
      onSubmit={async (input) => {
        const changed = await changePeople([{ ids: [...ids], change: changeOf(input) }]);
        const undo = { label: t("people.bulk.undo"), onClick: () => void takeBack(t, changed) };
        const text = t("people.bulk.done", { count: changed.changed });
        toast.success(text, changed.changed > 0 ? { action: undo, duration: undoMs } : undefined);
        onDone();
      }}
    >
      {children}
    </FormDialog>
  );
}

async function takeBack(t: T, changed: ChangedPeople): Promise<void> {
  try {
    await undoPeople(changed);
    toast.success(t("people.bulk.undone"));
  } catch (error) {
    toast.error(t.say(messageOf(error, t("people.bulk.failed"))));
  }
}
