"use client";

import { Fingerprint } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { whenIdle } from "@/components/ui/lazy";
import { reasonOf } from "@/lib/api/call/request";
import { awaitSuggestedPasskey, signInWithPasskey } from "@/lib/api/sign-in/passkeys";
import { noteSignIn } from "@/lib/browser/arrival";
import { PasskeyError } from "@/lib/browser/passkeys";
import { passkeySuggestionLimits } from "@/lib/contract/identity/values";

/** By the button or by autofill. `next` is an address inside the site, checked by the page. */
export function PasskeySignIn({ next }: { next: string }) {
  const t = useT();
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  // Autofill needs a library; load it when idle.
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useSuggestedPasskey(isIdle && !busy, (signInWithIt) => signIn(signInWithIt, null));

  /** `unused`: the message after cancelling. */
  async function signIn(prove: () => Promise<boolean>, unused: string | null) {
    setBusy(true);
    setRefusal(null);
    try {
      // Busy until the next screen replaces this one.
      if (await prove()) {
        noteSignIn();
        return router.replace(next);
      }
      setRefusal(unused);
    } catch (error) {
      setRefusal(t.say(error instanceof PasskeyError ? error.message : reasonOf(error)));
    }
    setBusy(false);
  }

  return (
    <>
      {refusal && <Alert variant="destructive">{refusal}</Alert>}
      <Button
        variant="outline"
        className="w-full"
        busy={busy}
        onClick={() => void signIn(signInWithPasskey, t("login.otherWays.noPasskey"))}
      >
        <Fingerprint aria-hidden="true" />
        {t("login.otherWays.passkey")}
      </Button>
    </>
  );
}

type SignIn = () => Promise<boolean>;

const { renewedAfter, most } = passkeySuggestionLimits;

/**
 * Conditional UI: suggests passkeys in the email field while `isAwaited`. A challenge expires after minutes, so it is
 * renewed while the page is visible, a limited number of times.
 */
function useSuggestedPasskey(isAwaited: boolean, onPicked: (signIn: SignIn) => Promise<void>): void {
  const asked = useRef(0);
  const take = useEffectEvent(onPicked);

  useEffect(() => {
    async function suggest(signal: AbortSignal) {
      await untilVisible(signal);
      while (!signal.aborted && asked.current < most) {
        asked.current++;
        const over = new AbortController();
        signal.addEventListener("abort", () => over.abort(), { once: true });
        const renewal = pause(renewedAfter, signal)
          .then(() => untilVisible(signal))
          .then(() => over.abort());
        const signIn = await awaitSuggestedPasskey(over.signal);
        await (signIn ? take(signIn) : renewal);
      }
    }

    if (!isAwaited) return;
    const end = new AbortController();
    void suggest(end.signal);
    return () => end.abort();
  }, [isAwaited]);
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return orEnded(signal, (resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return orEnded(signal, (resolve) => {
    const look = () => document.visibilityState === "visible" && resolve();
    document.addEventListener("visibilitychange", look, { signal });
    look();
  });
}

function orEnded(signal: AbortSignal, begin: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
    begin(resolve);
  });
}
