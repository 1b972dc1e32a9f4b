"use client";

import { Fingerprint, KeyRound } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
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
import { withMessages } from "@/lib/browser/messages";
import { PasskeyError } from "@/lib/browser/passkeys";
import type { OwnerProof, Passkey } from "@/lib/contract/identity/schema";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";

/** With what the account is signed in beside the password. */
export function PasskeysSection() {
  const t = useT();
  return (
    <SectionCard title={t("account.passkeys.title")} description={t("account.passkeys.description")}>
      <Passkeys />
    </SectionCard>
  );
}

function Passkeys() {
  const t = useT();
  const { data, error, mutate } = usePasskeys();
  if (error && !data)
    return <PartFailure title={t("account.passkeys.loadFailed")} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-11 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      {data.results.length > 0 && (
        <ul aria-label={t("account.passkeys.title")} className="flex flex-col divide-y">
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
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function ask(isOpen: boolean) {
    setRefusal(null);
    setAsked(isOpen);
  }

  async function add(input: OwnerProof) {
    setRefusal(null);
    try {
      if (!(await addPasskey(input))) return setRefusal(t("account.passkeys.notAdded"));
      toast.success(t("account.passkeys.added"));
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
        {t("account.passkeys.add")}
      </Button>
    );
  return (
    <div className="flex flex-col gap-4">
      {refusal && <Alert>{t.say(refusal)}</Alert>}
      <OwnerProofForm onSubmit={add} onCancel={() => ask(false)} />
    </div>
  );
}

const RenamePasskeyDialog = lazyDialog(
  withMessages(["account", "account-rules"], () =>
    import("./rename-passkey-dialog").then(({ RenamePasskeyDialog }) => RenamePasskeyDialog),
  ),
);

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useT();
  const { id, name: ownName, is_synced: isSynced, created_at: createdAt, used_at: usedAt } = passkey;
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const madeIn = nameBrowser(t, passkey);
  const name = ownName || madeIn;
  const dialog = (which: typeof asked) => ({
    open: asked === which,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? which : null),
  });
  const date = formatDate(t, createdAt);
  const button = (which: "rename" | "remove") => (
    <Button
      variant="outline"
      size="sm"
      aria-label={t(`account.passkeys.${which}One`, { name, date })}
      onClick={() => setAsked(which)}
    >
      {t(which === "rename" ? "common.rename" : "common.remove")}
    </Button>
  );

  return (
    <DeviceRow
      icon={KeyRound}
      name={name}
      badge={isSynced && <Badge>{t("account.passkeys.synced")}</Badge>}
      action={
        <div className="flex flex-col gap-2 sm:flex-row">
          {ownName !== undefined && button("rename")}
          {button("remove")}
        </div>
      }
    >
      {ownName && <p>{madeIn}</p>}
      <p>
        {usedAt
          ? rich(t, "account.passkeys.used", { date, time: () => <RelativeTime time={usedAt} /> })
          : t("account.passkeys.unused", { date })}
      </p>
      <RenamePasskeyDialog passkey={passkey} {...dialog("rename")} />
      <ActDialog
        {...dialog("remove")}
        title={t("account.passkeys.remove.title")}
        description={t("account.passkeys.remove.description")}
        confirmLabel={t("common.remove")}
        busyLabel={t("common.removing")}
        act={async () => {
          await deletePasskey(id);
          return t("account.passkeys.remove.done");
        }}
      />
    </DeviceRow>
  );
}
