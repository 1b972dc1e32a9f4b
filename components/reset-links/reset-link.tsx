"use client";

import { useState } from "react";
import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { LinkInput } from "@/components/share/link-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/api/call/request";
import { createResetLink } from "@/lib/api/sign-in/reset-links";
import { resetLinkLimits } from "@/lib/contract/limits/account";
import { resetLinkPath } from "@/lib/contract/reset-path";
import { formatDateTime } from "@/lib/format/date";

export type ResetLinkProps = { clientId: number; phone: string; brandName: string; siteUrl: string };

const hours = resetLinkLimits.handedFor / (60 * 60_000);
export const resetLinkText = `The client opens it and sets a new password. It works once, for ${hours} hours. Older links stop working.`;

/** A link to set a password, to be handed over; it can be read only now. */
export function ResetLink({ clientId, phone, brandName, siteUrl }: ResetLinkProps) {
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function make() {
    setBusy(true);
    setFailure(null);
    try {
      const { token, expires_at } = await createResetLink(clientId);
      setMade({ link: siteUrl + resetLinkPath(token), expiresAt: expires_at });
    } catch (error) {
      setFailure(messageOf(error, "The link could not be made. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {made && (
        <>
          <LinkInput link={made.link} label="Reset link" />
          <p role="status" className="text-sm text-muted-foreground">
            Send it now; the link is shown once. It works until {formatDateTime(made.expiresAt)}.
          </p>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col">
        <Button variant="outline" busy={busy} onClick={make}>
          {made ? "Make another link" : "Make a reset link"}
        </Button>
        {made && (
          <HandOverButtons
            key={made.link}
            text={made.link}
            copyLabel="Copy link"
            message={`Set a new password for your ${brandName} card here. The link works once: ${made.link}`}
            phone={phone}
          />
        )}
      </div>
    </div>
  );
}
