"use client";

import { useEffect } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PasskeysSection } from "@/components/passkeys/passkeys-section";
import { signOutOrTell } from "@/components/session/sign-out-or-tell";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useProvider } from "@/lib/api/call/provider";
import { TwoFactorSection } from "./two-factor-section";

export function TwoFactorSetup({ email }: { email: string }) {
  const t = useT();
  const { hasPasskeys } = useProvider();
  // The next screen starts at the top.
  useEffect(() => () => window.scrollTo(0, 0), []);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col justify-center gap-6 px-4 py-8">
      <h1 className="text-2xl font-semibold tracking-tight">{t("account.twoFactor.gate.title")}</h1>
      <Alert>{t("account.twoFactor.gate.explain")}</Alert>
      <TwoFactorSection />
      {hasPasskeys && <PasskeysSection />}
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
        <span className="break-all">{t("account.twoFactor.gate.who", { email })}</span>
        <Button variant="outline" size="sm" onClick={() => signOutOrTell(t)}>
          {t("account.twoFactor.gate.signOut")}
        </Button>
      </div>
    </main>
  );
}
