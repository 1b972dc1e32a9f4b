"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { invite } from "@/lib/api/joining";
import type { Person } from "@/lib/contract/content/person";
import type { MadeInvitation } from "@/lib/contract/joining/schema";
import { InvitationLink } from "./invitation-link";

/** Invites a person, by a link to hand over or by mail. */
export function InvitePersonDialog({ person: { id, name, email }, ...dialog }: DialogControl & { person: Person }) {
  const t = useT();
  const { hasMail } = useProvider();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function make(by_mail: boolean) {
    setBusy(true);
    setFailure(null);
    try {
      setMade(await invite({ person_id: id, by_mail }));
    } catch (error) {
      setFailure(t.say(messageOf(error, t("joining.person.failed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SimpleDialog {...dialog} title={t("joining.person.title", { name })} description={t("joining.person.text")}>
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {made ? (
        <InvitationLink made={made} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void make(false)}>
            {t("joining.person.link")}
          </Button>
          {hasMail && email && (
            <Button variant="outline" disabled={busy} onClick={() => void make(true)}>
              {t("joining.person.mail", { email })}
            </Button>
          )}
        </div>
      )}
    </SimpleDialog>
  );
}
