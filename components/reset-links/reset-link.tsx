"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSite } from "@/components/session/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/api/call/request";
import { createResetLink } from "@/lib/api/sign-in/reset-links";
import type { CreatedResetLink } from "@/lib/contract/identity/schema";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import type { T } from "@/lib/i18n/translator";
import { MadeLink } from "./made-link";

export type ResetLinkProps = { clientId: number; phone: string };

const hours = resetLinkLimits.handedFor / (60 * 60_000);

export function describeResetLink(t: T): string {
  return t("account.resetLink.description", { hours });
}

/** A link with which a client sets a new password. */
export function ResetLink({ clientId, phone }: ResetLinkProps) {
  const t = useT();
  const site = useSite();
  const [made, setMade] = useState<CreatedResetLink | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function make() {
    setBusy(true);
    setFailure(null);
    try {
      setMade(await createResetLink(clientId));
    } catch (error) {
      setFailure(t.say(messageOf(error, t("account.resetLink.failed"))));
    } finally {
      setBusy(false);
    }
  }

  const button = (
    <Button variant="outline" busy={busy} onClick={make}>
      {t(made ? "account.resetLink.makeAnother" : "account.resetLink.make")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {made ? (
        <MadeLink
          made={made}
          label={t("account.resetLink.label")}
          message={t("account.resetLink.message", { site: site.name })}
          phone={phone}
        >
          {button}
        </MadeLink>
      ) : (
        <div className="flex justify-end max-sm:flex-col">{button}</div>
      )}
    </div>
  );
}
