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

function PasskeyButton({ form }: PasskeyInsteadProps) {
  const t = useT();
  const { isSubmitting } = useFormState({ control: form.control });
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
      if (!passkey) return setRefusal(t("account.proof.noPasskey"));
      form.setValue("passkey", passkey);
      button.current?.form?.requestSubmit();
    } catch (error) {
      setRefusal(error instanceof PasskeyError ? error.message : reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        className="-ms-3 self-start text-primary"
        busy={busy}
        disabled={isSubmitting}
        onClick={() => void confirm()}
      >
        <Fingerprint aria-hidden="true" />
        {t("account.proof.passkey")}
      </Button>
      <div aria-live="polite" className="empty:sr-only">
        {refusal && (
          <Field error={refusal}>
            <FieldError />
          </Field>
        )}
      </div>
    </>
  );
}
