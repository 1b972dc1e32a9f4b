"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { AccessFields } from "@/components/joining/access-fields";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { setPersonRole } from "@/lib/api/team";
import type { TeamPerson } from "@/lib/contract/content/person";
import { memberRoles } from "@/lib/contract/policies";
import { personRoleSchema } from "@/lib/contract/team/schema";

/** What somebody who has joined may see and do. */
export function AccessDialog({ person, ...dialog }: DialogControl & { person: TeamPerson }) {
  const t = useT();
  const { id, name, account } = person;
  return (
    <FormDialog
      {...dialog}
      name={`access-${id}`}
      title={t("people.access.title")}
      description={name}
      schema={personRoleSchema}
      defaultValues={{ role: account?.role ?? "member", branch_ids: account?.branch_ids ?? [] }}
      submitLabel={t("people.bulk.submit")}
      busyLabel={t("people.bulk.busy")}
      failureText={t("people.access.failed")}
      onSubmit={async (input) => {
        await setPersonRole(id, input);
        toast.success(t("people.access.done", { name }));
      }}
    >
      {({ control }) => <AccessFields control={control} roles={memberRoles} />}
    </FormDialog>
  );
}
