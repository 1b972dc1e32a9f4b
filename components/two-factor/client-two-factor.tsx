"use client";

import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { endClientTwoFactor, useClientTwoFactor } from "@/lib/api/sign-in/two-factor";
import type { Client } from "@/lib/contract/clients/schema";

/** For a client who lost phone and recovery codes; nothing if it is off. */
export function ClientTwoFactor({ client }: { client: Client }) {
  const { data: state } = useClientTwoFactor(client.id);
  const [isAsked, setAsked] = useState(false);
  if (!state?.is_on) return null;

  return (
    <SectionCard
      title="Two-step verification"
      description="This client also needs a code from a phone. Turn it off if the phone and the recovery codes are lost."
    >
      <Button
        variant="destructive-outline"
        className="w-full sm:ml-auto sm:flex sm:w-fit"
        onClick={() => setAsked(true)}
      >
        Turn off two-step verification
      </Button>
      <ActDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Turn off two-step verification?"
        description="The client is signed out everywhere and then needs only the password. Make sure it is really the client asking."
        confirmLabel="Turn off"
        busyLabel="Turning off..."
        act={async () => {
          await endClientTwoFactor(client.id);
          return "Two-step verification is off";
        }}
      />
    </SectionCard>
  );
}
