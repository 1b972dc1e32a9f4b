"use client";

import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { OwnerProofForm } from "@/components/password/owner-proof";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { addPasskey } from "@/lib/api/sign-in/passkeys";
import { PasskeyError } from "@/lib/browser/passkeys";
import type { OwnerProof } from "@/lib/contract/identity/schema";

/** The password, and then whatever the device asks for. */
export function NewPasskey() {
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
