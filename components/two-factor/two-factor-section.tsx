"use client";

import { Download, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { CopyButton } from "@/components/content/copy-button";
import { CodeForm } from "@/components/form/code-form";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { OwnerProofForm } from "@/components/password/owner-proof";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import {
  confirmTwoFactor,
  endTwoFactor,
  finishTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  useTwoFactor,
} from "@/lib/api/sign-in/two-factor";
import { downloadFile } from "@/lib/browser/download";
import { withMessages } from "@/lib/browser/messages";
import type { StartedTwoFactor, TwoFactor, TwoFactorCodeInput } from "@/lib/contract/identity/schema";

export function TwoFactorSection() {
  const t = useT();
  return (
    <SectionCard title={t("account.twoFactor.title")} description={t("account.twoFactor.description")}>
      <TwoFactorState />
    </SectionCard>
  );
}

function TwoFactorState() {
  const t = useT();
  const { data, error, mutate } = useTwoFactor();
  if (error && !data)
    return <PartFailure title={t("account.twoFactor.loadFailed")} error={error} onRetry={() => void mutate()} />;
  return data ? <TwoFactorSteps state={data} /> : <Skeleton className="h-11 w-full" />;
}

type Step =
  | { at: "rest" }
  | { at: "password" }
  | { at: "app"; app: StartedTwoFactor }
  | { at: "codes"; codes: string[] };

const rest: Step = { at: "rest" };

function TwoFactorSteps({ state }: { state: TwoFactor }) {
  const t = useT();
  const [step, setStep] = useState<Step>(rest);
  const showCodes = (codes: string[]) => setStep({ at: "codes", codes });
  const cancel = () => setStep(rest);

  async function finish() {
    await finishTwoFactor();
    setStep(rest);
    toast.success(t("account.twoFactor.isOn"));
  }

  if (step.at === "codes") return <RecoveryCodes codes={step.codes} onKept={() => void finish()} />;
  if (state.is_on) return <TurnedOn codesLeft={state.recovery_codes_left} onNewCodes={showCodes} />;
  if (step.at === "password")
    return (
      <OwnerProofForm
        onSubmit={async (input) => setStep({ at: "app", app: await startTwoFactor(input) })}
        onCancel={cancel}
      />
    );
  if (step.at === "app") return <AppStep app={step.app} onConfirmed={showCodes} onCancel={cancel} />;
  return (
    <Button variant="outline" className="w-full sm:w-fit" onClick={() => setStep({ at: "password" })}>
      {t("account.twoFactor.turnOn")}
    </Button>
  );
}

type AppStepProps = { app: StartedTwoFactor; onConfirmed: (codes: string[]) => void; onCancel: () => void };

/** QR code for another phone, link and key for this one. */
function AppStep({ app, onConfirmed, onCancel }: AppStepProps) {
  const t = useT();
  return (
    <ol className="flex flex-col gap-6 text-sm">
      <li className="flex flex-col gap-4">
        <p>
          {rich(t, "account.twoFactor.addAccount", {
            strong: (inner) => <strong className="font-medium">{inner}</strong>,
          })}
        </p>
        <AppCode uri={app.uri} />
        <a href={app.uri} className={cn(buttonVariants({ variant: "outline" }), "w-full sm:w-fit")}>
          <Smartphone aria-hidden="true" />
          {t("account.twoFactor.openApp")}
        </a>
        <div className="flex flex-col gap-2">
          <p className="text-muted-foreground">{t("account.twoFactor.typeKey")}</p>
          <code className="rounded-md bg-muted px-3 py-2 font-mono text-sm">
            {app.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton text={app.secret} label={t("account.twoFactor.copyKey")} />
        </div>
      </li>
      <li className="flex flex-col gap-4">
        <p>
          <strong className="font-medium">{t("account.twoFactor.typeCode")}</strong>
        </p>
        <CodeForm
          schema={withMessages(["account-rules"], () =>
            import("@/lib/contract/identity/schema").then(({ confirmTwoFactorSchema }) => confirmTwoFactorSchema),
          )}
          submitLabel={t("account.twoFactor.turnOn")}
          failureText={t("account.twoFactor.turnOnFailed")}
          isNumeric
          onSubmit={async (input) => onConfirmed(await confirmTwoFactor(input))}
        >
          <Button variant="ghost" className="mt-6.5 max-sm:mt-0 max-sm:w-full" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </CodeForm>
      </li>
    </ol>
  );
}

/** Drawn in the browser: the secret goes nowhere else. */
function AppCode({ uri }: { uri: string }) {
  const t = useT();
  const [drawing, setDrawing] = useState<{ edge: number; outline: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { encodeLink, outlineModules } = await import("@/lib/drawing/code-modules");
      const modules = encodeLink(uri, false);
      if (!isGone) setDrawing({ edge: modules.length, outline: outlineModules(modules) });
    };
    // On failure the link and the key remain.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [uri]);
  if (!drawing) return <Skeleton className="size-48" />;
  return (
    // White in dark mode too: scanners need it.
    <svg
      role="img"
      aria-label={t("account.twoFactor.qrCode")}
      viewBox={`0 0 ${drawing.edge} ${drawing.edge}`}
      className="size-48 rounded-lg border border-border bg-white text-[#111820]"
    >
      <path fill="currentColor" shapeRendering="crispEdges" d={drawing.outline} />
    </svg>
  );
}

type TurnedOnProps = { codesLeft: number; onNewCodes: (codes: string[]) => void };

/** Each action asks for a code: a session alone is not enough. */
function TurnedOn({ codesLeft, onNewCodes }: TurnedOnProps) {
  const t = useT();
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);

  async function act(input: TwoFactorCodeInput) {
    if (asked === "renew") return onNewCodes(await renewRecoveryCodes(input));
    await endTwoFactor(input);
    toast.success(t("account.twoFactor.isOff"));
  }

  return (
    <div className="flex flex-col gap-5 text-sm">
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge variant="success">{t("account.twoFactor.on")}</Badge>
        {t("account.twoFactor.codesLeft", { count: codesLeft })}
      </p>
      {asked ? (
        <CodeForm
          key={asked}
          schema={withMessages(["account-rules"], () =>
            import("@/lib/contract/identity/schema").then(({ twoFactorCodeSchema }) => twoFactorCodeSchema),
          )}
          label={t("account.twoFactor.anyCode")}
          submitLabel={t(asked === "renew" ? "account.twoFactor.makeCodes" : "account.twoFactor.turnOff")}
          failureText={t("account.twoFactor.failed")}
          destructive={asked === "end"}
          takesFocus
          onSubmit={act}
        >
          <Button variant="ghost" className="mt-6.5 max-sm:mt-0 max-sm:w-full" onClick={() => setAsked(null)}>
            {t("common.cancel")}
          </Button>
        </CodeForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAsked("renew")}>
            {t("account.twoFactor.newCodes")}
          </Button>
          <Button variant="ghost" onClick={() => setAsked("end")}>
            {t("account.twoFactor.turnOff")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shown once; each code works once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT();
  const text = codes.join("\n");
  return (
    <div className="flex flex-col gap-5 text-sm">
      <Alert>{t("account.twoFactor.codes.explain")}</Alert>
      <ul aria-label={t("account.twoFactor.codes.title")} className="grid gap-x-6 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t("account.twoFactor.codes.copy")} />
        <Button
          variant="outline"
          onClick={() => downloadFile("recovery-codes.txt", "text/plain;charset=utf-8", `${text}\n`)}
        >
          <Download aria-hidden="true" />
          {t("common.download")}
        </Button>
        <Button className="max-sm:w-full" onClick={onKept}>
          {t("account.twoFactor.codes.kept")}
        </Button>
      </div>
    </div>
  );
}
