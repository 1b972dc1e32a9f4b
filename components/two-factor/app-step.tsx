"use client";

import { Smartphone } from "lucide-react";
import { CopyButton } from "@/components/content/copy-button";
import { CodeForm } from "@/components/form/code-form";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { confirmTwoFactor } from "@/lib/api/sign-in/two-factor";
import type { StartedTwoFactor } from "@/lib/contract/identity/schema";
import { AppCode } from "./app-code";

type AppStepProps = { app: StartedTwoFactor; onConfirmed: (codes: string[]) => void; onCancel: () => void };

/** Telling an app the secret, whether it is on another phone or on this one, and typing the first code that it shows. */
export function AppStep({ app, onConfirmed, onCancel }: AppStepProps) {
  return (
    <ol className="flex flex-col gap-6 text-sm">
      <li className="flex flex-col gap-4">
        <p>
          <strong className="font-medium">1. Add this account to an authenticator app</strong>, such as Google
          Authenticator, Microsoft Authenticator or Aegis: scan this code with it, or open it on this phone.
        </p>
        <AppCode uri={app.uri} />
        <a href={app.uri} className={cn(buttonVariants({ variant: "outline" }), "w-full sm:w-fit")}>
          <Smartphone aria-hidden="true" />
          Open in an app
        </a>
        <div className="flex flex-col gap-2">
          <p className="text-muted-foreground">Or type this key into the app:</p>
          <code className="rounded-md bg-muted px-3 py-2 font-mono text-sm">
            {app.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton text={app.secret} label="Copy key" />
        </div>
      </li>
      <li className="flex flex-col gap-4">
        <p>
          <strong className="font-medium">2. Type the 6-digit code from the app.</strong>
        </p>
        <CodeForm
          schema={() =>
            import("@/lib/contract/identity/schema").then(({ confirmTwoFactorSchema }) => confirmTwoFactorSchema)
          }
          submitLabel="Turn on"
          failureText="Could not turn it on. Please try again."
          isNumeric
          onSubmit={async (input) => onConfirmed(await confirmTwoFactor(input))}
        >
          <Button variant="ghost" className="mt-6.5 max-sm:mt-0 max-sm:w-full" onClick={onCancel}>
            Cancel
          </Button>
        </CodeForm>
      </li>
    </ol>
  );
}
