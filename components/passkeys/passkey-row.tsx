"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { RelativeTime } from "@/components/activity/relative-time";
import { DeviceRow } from "@/components/sessions/device-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { reasonOf } from "@/lib/api/call/request";
import { deletePasskey } from "@/lib/api/sign-in/passkeys";
import type { Passkey } from "@/lib/contract/passkey";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, is_synced: isSynced, created_at: createdAt, used_at: usedAt } = passkey;
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = nameBrowser(passkey);

  function ask(isOpen: boolean) {
    setFailure(null);
    setAsked(isOpen);
  }

  async function remove() {
    setBusy(true);
    await deletePasskey(id).then(
      () => toast.success("Passkey removed"),
      (error) => {
        setFailure(reasonOf(error));
        setBusy(false);
      },
    );
  }

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
          onClick={() => ask(true)}
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
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title="Remove this passkey?"
        description="It signs in here no more. Your device may still list it; delete it there as well."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={busy}
        error={failure}
        onConfirm={() => void remove()}
      />
    </DeviceRow>
  );
}
