"use client";

import { useState } from "react";
import { CodeForm } from "@/components/form/code-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { endTwoFactor, renewRecoveryCodes } from "@/lib/api/sign-in/two-factor";
import type { TwoFactorCodeInput } from "@/lib/contract/identity/schema";

type TurnedOnProps = { codesLeft: number; onNewCodes: (codes: string[]) => void };

/** What may be done once it is on; each asks for a code, so that a session alone does neither. */
export function TurnedOn({ codesLeft, onNewCodes }: TurnedOnProps) {
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);

  async function act(input: TwoFactorCodeInput) {
    if (asked === "renew") return onNewCodes(await renewRecoveryCodes(input));
    await endTwoFactor(input);
    toast.success("Two-step verification is off");
  }

  return (
    <div className="flex flex-col gap-5 text-sm">
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge variant="success">On</Badge>
        {tellLeft(codesLeft)}
      </p>
      {asked ? (
        <CodeForm
          key={asked}
          schema={() => import("@/lib/contract/identity/schema").then(({ twoFactorCodeSchema }) => twoFactorCodeSchema)}
          label="Code from your app, or a recovery code"
          submitLabel={asked === "renew" ? "Make new codes" : "Turn off"}
          failureText="Could not do that. Please try again."
          destructive={asked === "end"}
          takesFocus
          onSubmit={act}
        >
          <Button variant="ghost" className="mt-6.5 max-sm:mt-0 max-sm:w-full" onClick={() => setAsked(null)}>
            Cancel
          </Button>
        </CodeForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAsked("renew")}>
            New codes
          </Button>
          <Button variant="ghost" onClick={() => setAsked("end")}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}

function tellLeft(count: number): string {
  if (count === 0) return "No recovery codes left. Make new ones.";
  return count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`;
}
