"use client";

import { Fingerprint } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { reasonOf } from "@/lib/api/call/request";
import { signInWithPasskey } from "@/lib/api/sign-in/passkeys";
import { PasskeyError } from "@/lib/browser/passkeys";

/** Signing in with nothing to type. `next` is an address inside the site, checked by the page. */
export function PasskeySignIn({ next }: { next: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function signIn() {
    setBusy(true);
    setRefusal(null);
    try {
      // Stays busy until the next screen replaces this one.
      if (await signInWithPasskey()) return router.replace(next);
      setRefusal("No passkey was used. You add one under Account, once you are signed in.");
    } catch (error) {
      setRefusal(error instanceof PasskeyError ? error.message : reasonOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      {refusal && <Alert variant="destructive">{refusal}</Alert>}
      <Button variant="outline" className="w-full" busy={busy} onClick={() => void signIn()}>
        <Fingerprint aria-hidden="true" />
        Use a passkey
      </Button>
    </>
  );
}
