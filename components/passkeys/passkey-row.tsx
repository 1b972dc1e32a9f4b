"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { DeviceRow } from "@/components/sessions/device-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { RelativeTime } from "@/components/ui/time";
import { deletePasskey } from "@/lib/api/sign-in/passkeys";
import type { Passkey } from "@/lib/contract/identity/schema";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";

const RenamePasskeyDialog = lazyDialog(() =>
  import("./rename-passkey-dialog").then(({ RenamePasskeyDialog }) => RenamePasskeyDialog),
);

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name: ownName, is_synced: isSynced, created_at: createdAt, used_at: usedAt } = passkey;
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const madeIn = nameBrowser(passkey);
  const name = ownName || madeIn;
  const dialog = (which: typeof asked) => ({
    open: asked === which,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? which : null),
  });
  const button = (label: string, which: typeof asked) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${label} passkey ${name}, added ${formatDate(createdAt)}`}
      onClick={() => setAsked(which)}
    >
      {label}
    </Button>
  );

  return (
    <DeviceRow
      icon={KeyRound}
      name={name}
      badge={isSynced && <Badge>Synced</Badge>}
      action={
        <div className="flex flex-col gap-2 sm:flex-row">
          {ownName !== undefined && button("Rename", "rename")}
          {button("Remove", "remove")}
        </div>
      }
    >
      {ownName && <p>{madeIn}</p>}
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
      <RenamePasskeyDialog passkey={passkey} {...dialog("rename")} />
      <ActDialog
        {...dialog("remove")}
        title="Remove this passkey?"
        description="It can no longer sign in. Delete it from your device too."
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
