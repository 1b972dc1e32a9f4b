"use client";

import { type ReactNode, useEffect } from "react";
import { PasskeysSection } from "@/components/passkeys/passkeys-section";
import { useSessionUser } from "@/components/session/session-user";
import { signOutOrTell } from "@/components/session/sign-out-or-tell";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TwoFactorSection } from "./two-factor-section";

/** Lets an administrator who needs it do nothing else before it is on. The server refuses all other calls as well. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { two_factor_missing: isMissing, email } = useSessionUser();
  return isMissing ? <SetUp email={email} /> : children;
}

function SetUp({ email }: { email: string }) {
  // What comes after it begins at its top.
  useEffect(() => () => window.scrollTo(0, 0), []);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col justify-center gap-6 px-4 py-8">
      <h1 className="text-2xl font-semibold tracking-tight">One more step</h1>
      <Alert>
        This site asks its administrators for more than a password. Turn on two-step verification, or add a passkey.
      </Alert>
      <TwoFactorSection />
      <PasskeysSection />
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
        <span className="break-all">Signed in as {email}</span>
        <Button variant="outline" size="sm" onClick={signOutOrTell}>
          Sign out
        </Button>
      </div>
    </main>
  );
}
