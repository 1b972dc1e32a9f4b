"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { awaitSuggestedPasskey } from "@/lib/api/sign-in/passkeys";
import { passkeySuggestionLimits } from "@/lib/contract/identity/values";

type SignIn = () => Promise<boolean>;

const { renewedAfter, most } = passkeySuggestionLimits;

/**
 * While `isAwaited`, has the browser suggest passkeys for the e-mail; `onPicked` is given what signs in with the one picked.
 * What is to be signed lasts for minutes, so it is asked for anew while somebody may see the page, but not for ever.
 */
export function useSuggestedPasskey(isAwaited: boolean, onPicked: (signIn: SignIn) => Promise<void>): void {
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

/** Milliseconds, or less where `signal` ends it. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return orEnded(signal, (resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
}

/** Until somebody may see the page, or `signal` ends it. */
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
