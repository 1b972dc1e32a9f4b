"use client";

import { useState } from "react";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { inviteOwner } from "@/lib/api/joining";
import { inviteOwnerSchema, type MadeInvitation } from "@/lib/contract/joining/schema";
import { InvitedFields, MadeDialog, nobodyInvited } from "./invited-fields";

type Props = DialogControl & { clientId: number; company: string };

/** The operator invites an owner of a client. */
export function OwnerDialog({ clientId, company, ...dialog }: Props) {
  const t = useT();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  return (
    <>
      <FormDialog
        {...dialog}
        name={`invite-owner-${clientId}`}
        title={t("clients.owners.invite")}
        description={t("clients.owners.inviteText")}
        schema={inviteOwnerSchema}
        defaultValues={nobodyInvited}
        submitLabel={t("joining.leader.submit")}
        busyLabel={t("joining.leader.busy")}
        failureText={t("joining.leader.failed")}
        onSubmit={async (input) => setMade(await inviteOwner(clientId, input))}
      >
        {({ control }) => <InvitedFields control={control} />}
      </FormDialog>
      {made && <MadeDialog made={made} company={company} onClose={() => setMade(null)} />}
    </>
  );
}
