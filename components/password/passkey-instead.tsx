"use client";

import { Fingerprint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field/field";
import { reasonOf } from "@/lib/api/call/request";
import { signOwnerProof } from "@/lib/api/sign-in/passkeys";
import { PasskeyError } from "@/lib/browser/passkeys";
import type { OwnerProof } from "@/lib/contract/identity/schema";

type PasskeyInsteadProps = { form: UseFormReturn<OwnerProof> };

/** Submits the form with a passkey's assertion; hidden without WebAuthn. */
export function PasskeyInstead(props: PasskeyInsteadProps) {
  return "PublicKeyCredential" in window ? <PasskeyButton {...props} /> : null;
}

/** The same as the form's only way to submit, for an account without a password. */
export function PasskeyAlone(props: PasskeyInsteadProps) {
  return (
    <div className="flex flex-col gap-1 sm:items-start">
      <PasskeyButton {...props} isAlone />
    </div>
  );
}

function PasskeyButton({ form, isAlone = false }: PasskeyInsteadProps & { isAlone?: boolean }) {
  const t = useT();
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  // An assertion works once.
  useEffect(() => {
    if (isSubmitting) setRefusal("");
    else if (form.getValues("passkey")) form.unregister("passkey");
  }, [isSubmitting, form]);

  async function confirm() {
    setRefusal("");
    // Validate before the passkey prompt.
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    setBusy(true);
    try {
      const passkey = await signOwnerProof();
      if (!passkey) return setRefusal(t(isAlone ? "account.proof.unconfirmed" : "account.proof.noPasskey"));
      form.setValue("passkey", passkey);
      button.current?.form?.requestSubmit();
    } catch (error) {
      setRefusal(error instanceof PasskeyError ? error.message : reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  // There is no field that could show it.
  const error = refusal || (isAlone && errors.current_password?.message) || "";

  return (
    <>
      <Button
        ref={button}
        {...(!isAlone && { variant: "ghost", size: "sm", className: "-ms-3 self-start text-primary" })}
        busy={busy}
        disabled={isSubmitting}
        onClick={() => void confirm()}
      >
        <Fingerprint aria-hidden="true" />
        {t(isAlone ? "account.proof.confirm" : "account.proof.passkey")}
      </Button>
      <div aria-live="polite" className="empty:sr-only">
        {error && (
          <Field error={error}>
            <FieldError />
          </Field>
        )}
      </div>
    </>
  );
}
