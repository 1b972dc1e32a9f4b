"use client";

import { useState } from "react";
import { OwnerProofForm } from "@/components/password/owner-proof-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { finishTwoFactor, startTwoFactor } from "@/lib/api/sign-in/two-factor";
import type { StartedTwoFactor, TwoFactor } from "@/lib/contract/identity/schema";
import { AppStep } from "./app-step";
import { RecoveryCodes } from "./recovery-codes";
import { TurnedOn } from "./turned-on";

/** From off to on: the password, the app with its first code, and the codes to keep. */
type Step =
  | { at: "rest" }
  | { at: "password" }
  | { at: "app"; app: StartedTwoFactor }
  | { at: "codes"; codes: string[] };

const rest: Step = { at: "rest" };

export function TwoFactorSteps({ state }: { state: TwoFactor }) {
  const [step, setStep] = useState<Step>(rest);
  const showCodes = (codes: string[]) => setStep({ at: "codes", codes });
  const cancel = () => setStep(rest);

  async function finish() {
    await finishTwoFactor();
    setStep(rest);
    toast.success("Two-step verification is on");
  }

  if (step.at === "codes") return <RecoveryCodes codes={step.codes} onKept={() => void finish()} />;
  if (state.is_on) return <TurnedOn codesLeft={state.recovery_codes_left} onNewCodes={showCodes} />;
  if (step.at === "password")
    return (
      <OwnerProofForm
        onSubmit={async (input) => setStep({ at: "app", app: await startTwoFactor(input) })}
        onCancel={cancel}
      />
    );
  if (step.at === "app") return <AppStep app={step.app} onConfirmed={showCodes} onCancel={cancel} />;
  return (
    <Button variant="outline" className="w-full sm:w-fit" onClick={() => setStep({ at: "password" })}>
      Turn on
    </Button>
  );
}
