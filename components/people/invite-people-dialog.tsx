"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { messageOf } from "@/lib/api/call/request";
import { invitePeople } from "@/lib/api/joining";
import type { InvitedPeople } from "@/lib/contract/joining/schema";

/** Mails an invitation to those of many who have not joined, and says who got none. */
export function InvitePeopleDialog({ ids, ...dialog }: DialogControl & { ids: readonly number[] }) {
  const t = useT();
  const [invited, setInvited] = useState<InvitedPeople | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setBusy(true);
    setFailure(null);
    try {
      setInvited(await invitePeople(ids));
    } catch (error) {
      setFailure(t.say(messageOf(error, t("people.bulk.inviteFailed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SimpleDialog
      {...dialog}
      title={t("people.bulk.inviteTitle", { count: ids.length })}
      description={t("people.bulk.inviteText")}
    >
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {invited ? (
        <Outcome invited={invited} />
      ) : (
        <Button busy={busy} onClick={() => void send()}>
          {busy ? t("people.bulk.inviteBusy") : t("people.bulk.inviteSubmit")}
        </Button>
      )}
    </SimpleDialog>
  );
}

function Outcome({ invited }: { invited: InvitedPeople }) {
  const t = useT();
  const { sent, joined, without_email: withoutEmail, limited, owners_alone: ownersAlone } = invited;
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      <p>{t("people.bulk.inviteSent", { count: sent })}</p>
      {joined > 0 && <p>{t("people.bulk.inviteJoined", { count: joined })}</p>}
      {withoutEmail > 0 && <p>{t("people.bulk.inviteWithoutEmail", { count: withoutEmail })}</p>}
      {limited > 0 && <p>{t("people.bulk.inviteLimited", { count: limited })}</p>}
      {ownersAlone > 0 && <p>{t("people.bulk.inviteOwnersAlone", { count: ownersAlone })}</p>}
    </div>
  );
}
