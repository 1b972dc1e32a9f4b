"use client";

import { useState } from "react";
import { useSite } from "@/components/session/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/api/call/request";
import { createResetLink } from "@/lib/api/sign-in/reset-links";
import type { CreatedResetLink } from "@/lib/contract/identity/schema";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import { MadeLink } from "./made-link";

export type ResetLinkProps = { clientId: number; phone: string };

const hours = resetLinkLimits.handedFor / (60 * 60_000);
export const resetLinkText = `The client opens it and sets a new password. It works once, for ${hours} hours. Older links stop working.`;

/** A link with which a client sets a new password. */
export function ResetLink({ clientId, phone }: ResetLinkProps) {
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
      setFailure(messageOf(error, "The link could not be made. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  const button = (
    <Button variant="outline" busy={busy} onClick={make}>
      {made ? "Make another link" : "Make a reset link"}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {made ? (
        <MadeLink
          made={made}
          label="Reset link"
          message={`Set a new password for your ${site.name} card here. The link works once:`}
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
