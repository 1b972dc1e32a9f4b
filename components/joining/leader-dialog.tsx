"use client";

import { useState } from "react";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { invite } from "@/lib/api/joining";
import { inviteSchema, type MadeInvitation } from "@/lib/contract/joining/schema";
import { AccessFields } from "./access-fields";
import type { Branches } from "./branch-select";
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
        {({ control }) => (
          <>
            <AccessFields control={control} roles={branches.length > 0 ? ["manager", "owner"] : ["owner"]} />
            <InvitedFields control={control} />
          </>
        )}
      </FormDialog>
      {made && <MadeDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
