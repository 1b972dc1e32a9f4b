"use client";

import { Fingerprint, KeyRound } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { PartFailure } from "@/components/list/failures";
import { OwnerProofForm } from "@/components/password/owner-proof";
import { DeviceRow } from "@/components/sessions/device-row";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { RelativeTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { addPasskey, deletePasskey, usePasskeys } from "@/lib/api/sign-in/passkeys";
import { PasskeyError } from "@/lib/browser/passkeys";
import type { OwnerProof, Passkey } from "@/lib/contract/identity/schema";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";

/** With what the account is signed in beside the password. */
export function PasskeysSection() {
  return (
    <SectionCard title="Passkeys" description="Sign in with your fingerprint, face or phone lock.">
      <Passkeys />
    </SectionCard>
  );
}

function Passkeys() {
  const { data, error, mutate } = usePasskeys();
  if (error && !data)
    return <PartFailure title="The list could not be loaded" error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-11 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      {data.results.length > 0 && (
        <ul aria-label="Passkeys" className="flex flex-col divide-y">
          {data.results.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <NewPasskey />
    </div>
  );
}

/** The password, and then whatever the device asks for. */
function NewPasskey() {
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function ask(isOpen: boolean) {
    setRefusal(null);
    setAsked(isOpen);
  }

  async function add(input: OwnerProof) {
    setRefusal(null);
    try {
      if (!(await addPasskey(input))) return setRefusal("No passkey was added. You can try again.");
      toast.success("Passkey added");
      setAsked(false);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setRefusal(error.message);
    }
  }

  if (!isAsked)
    return (
      <Button variant="outline" className="w-full sm:w-fit" onClick={() => ask(true)}>
        <Fingerprint aria-hidden="true" />
        Add a passkey
      </Button>
    );
  return (
    <div className="flex flex-col gap-4">
      {refusal && <Alert>{refusal}</Alert>}
      <OwnerProofForm onSubmit={add} onCancel={() => ask(false)} />
    </div>
  );
}

const RenamePasskeyDialog = lazyDialog(() =>
  import("./rename-passkey-dialog").then(({ RenamePasskeyDialog }) => RenamePasskeyDialog),
);

function PasskeyRow({ passkey }: { passkey: Passkey }) {
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
