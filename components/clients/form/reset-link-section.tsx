"use client";

import { useState } from "react";
import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { LinkInput } from "@/components/share/link-input";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { messageOf } from "@/lib/api/call/request";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { createResetLink } from "@/lib/api/sign-in/reset-links";
import type { Client } from "@/lib/contract/client";
import { resetLinkLimits } from "@/lib/contract/limits/account";
import { resetLinkPath } from "@/lib/contract/reset-path";
import { formatDateTime } from "@/lib/format/date";

type ResetLinkSectionProps = { client: Client; brandName: string; siteUrl: string };

const hours = resetLinkLimits.handedFor / (60 * 60_000);

/** For a client that has forgotten its password: a link to hand over, which can be read only now. */
export function ResetLinkSection({ client, brandName, siteUrl }: ResetLinkSectionProps) {
  const { data: capabilities } = useCapabilities();
  const [made, setMade] = useState<{ link: string; expiresAt: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!capabilities?.reset_links) return null;

  async function make() {
    setBusy(true);
    setFailure(null);
    try {
      const { token, expires_at } = await createResetLink(client.id);
      setMade({ link: siteUrl + resetLinkPath(token), expiresAt: expires_at });
    } catch (error) {
      setFailure(messageOf(error, "The link could not be made. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard
      title="Reset link"
      description={`The client opens it and sets a new password. It works once, for ${hours} hours. Older links stop working.`}
    >
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
              phone={client.phone}
            />
          )}
        </div>
      </div>
    </SectionCard>
  );
}
