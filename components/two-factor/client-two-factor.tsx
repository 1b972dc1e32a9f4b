"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { SectionCard } from "@/components/ui/section-card";
import { reasonOf } from "@/lib/api/call/request";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { endClientTwoFactor, useClientTwoFactor } from "@/lib/api/sign-in/two-factor";
import type { Client } from "@/lib/contract/client";

/** For a client who has lost phone and recovery codes; nothing where nothing is to be turned off. */
export function ClientTwoFactor({ client }: { client: Client }) {
  const { data: capabilities } = useCapabilities();
  return capabilities?.two_factor ? <State client={client} /> : null;
}

function State({ client }: { client: Client }) {
  const { data: state } = useClientTwoFactor(client.id);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!state?.is_on) return null;

  function ask(isOpen: boolean) {
    setFailure(null);
    setAsked(isOpen);
  }

  async function end() {
    setBusy(true);
    await endClientTwoFactor(client.id).then(
      () => toast.success("Two-step verification is off"),
      (error) => setFailure(reasonOf(error)),
    );
    setBusy(false);
  }

  return (
    <SectionCard
      title="Two-step verification"
      description="This client signs in with a code from a phone as well. Turn it off for somebody who has lost phone and recovery codes."
    >
      <Button variant="destructive-outline" className="w-full sm:ml-auto sm:flex sm:w-fit" onClick={() => ask(true)}>
        Turn off two-step verification
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        title="Turn off two-step verification?"
        description="The client is signed out everywhere and signs in with the password alone. Be sure that it is the client who asks you."
        confirmLabel="Turn off"
        busyLabel="Turning off..."
        busy={busy}
        error={failure}
        onConfirm={() => void end()}
      />
    </SectionCard>
  );
}
