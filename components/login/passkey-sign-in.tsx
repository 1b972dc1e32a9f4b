"use client";

import { Fingerprint } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { whenIdle } from "@/components/ui/lazy";
import { reasonOf } from "@/lib/api/call/request";
import { signInWithPasskey } from "@/lib/api/sign-in/passkeys";
import { noteSignIn } from "@/lib/browser/arrival";
import { PasskeyError } from "@/lib/browser/passkeys";
import { useSuggestedPasskey } from "./use-suggested-passkey";

const noneUsed = "No passkey was used. Sign in with your password, then add one under Account.";

/** Signing in with nothing to type, by the button or where the browser suggests a passkey for the e-mail. `next` is an address inside the site, checked by the page. */
export function PasskeySignIn({ next }: { next: string }) {
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  // Suggesting takes a library of its own, and nobody waits for it.
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useSuggestedPasskey(isIdle && !busy, (signInWithIt) => signIn(signInWithIt, null));

  /** `unused` is what is said where its owner has thought better of it. */
  async function signIn(prove: () => Promise<boolean>, unused: string | null) {
    setBusy(true);
    setRefusal(null);
    try {
      // Stays busy until the next screen replaces this one.
      if (await prove()) {
        noteSignIn();
        return router.replace(next);
      }
      setRefusal(unused);
    } catch (error) {
      setRefusal(error instanceof PasskeyError ? error.message : reasonOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      {refusal && <Alert variant="destructive">{refusal}</Alert>}
      <Button variant="outline" className="w-full" busy={busy} onClick={() => void signIn(signInWithPasskey, noneUsed)}>
        <Fingerprint aria-hidden="true" />
        Use a passkey
      </Button>
    </>
  );
}
