"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { RelativeTime } from "@/components/activity/relative-time";
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
    <li className="flex items-start gap-3.5 py-4 first:pt-0 last:pb-0">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="text-muted-foreground">
          Added {formatDate(createdAt)} ·{" "}
          {usedAt ? (
            <>
              last used <RelativeTime time={usedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Remove passkey of ${name}, added ${formatDate(createdAt)}`}
        onClick={() => ask(true)}
      >
        Remove
      </Button>
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
    </li>
  );
}
