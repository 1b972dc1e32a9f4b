"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { RelativeTime } from "@/components/activity/relative-time";
import { ActDialog } from "@/components/content/act-dialog";
import { DeviceRow } from "@/components/sessions/device-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { deletePasskey } from "@/lib/api/sign-in/passkeys";
import type { Passkey } from "@/lib/contract/passkey";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, is_synced: isSynced, created_at: createdAt, used_at: usedAt } = passkey;
  const [isAsked, setAsked] = useState(false);
  const name = nameBrowser(passkey);

  return (
    <DeviceRow
      icon={KeyRound}
      name={name}
      badge={isSynced && <Badge>Synced</Badge>}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-label={`Remove passkey of ${name}, added ${formatDate(createdAt)}`}
          onClick={() => setAsked(true)}
        >
          Remove
        </Button>
      }
    >
      <p>
        Added {formatDate(createdAt)} ·{" "}
        {usedAt ? (
          <>
            last used <RelativeTime time={usedAt} />
          </>
        ) : (
          "not used yet"
        )}
      </p>
      <ActDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Remove this passkey?"
        description="It signs in here no more. Your device may still list it; delete it there as well."
        confirmLabel="Remove"
        busyLabel="Removing..."
        act={async () => {
          await deletePasskey(id);
          return "Passkey removed";
        }}
      />
    </DeviceRow>
  );
}
