"use client";

import { useState } from "react";
import type { Control } from "react-hook-form";
import { CodeInput } from "@/components/form/code-input";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import type { LoginValues } from "@/lib/contract/identity/schema";

type SecondStepProps = {
  control: Control<LoginValues>;
  submitLabel: string;
  busy: boolean;
  /** For the other kind of code, which begins empty. */
  onSwitch: () => void;
  onBack: () => void;
};

/** The code beside a password that was right: of the app, or for whoever has lost the phone one of those that were kept. */
export function SecondStep({ control, submitLabel, busy, onSwitch, onBack }: SecondStepProps) {
  const [hasApp, setHasApp] = useState(true);

  function switchKind() {
    onSwitch();
    setHasApp(!hasApp);
  }

  return (
    <>
      <FormField
        key={String(hasApp)}
        control={control}
        name="code"
        label={hasApp ? "Code from your authenticator app" : "Recovery code"}
        hint={hasApp ? undefined : "One of the 10 codes you saved when you turned on two-step verification"}
      >
        {(field) => (
          <CodeInput
            // The step was asked for by pressing a button, so focus moves with it.
            autoFocus
            isNumeric={hasApp}
            placeholder={hasApp ? "123456" : "abcd-efgh-ijkl-mnop"}
            aria-required
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" busy={busy} className="w-full">
        {submitLabel}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="ghost" onClick={switchKind}>
          {hasApp ? "Use a recovery code" : "Use the app's code"}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
