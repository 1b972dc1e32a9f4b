"use client";

import { PartFailure } from "@/components/list/failures";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { usePasskeys } from "@/lib/api/sign-in/passkeys";
import { NewPasskey } from "./new-passkey";
import { PasskeyRow } from "./passkey-row";

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
