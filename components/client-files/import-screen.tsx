"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Label } from "@/components/ui/field/label";
import { lazyDialog } from "@/components/ui/lazy";
import { Progress } from "@/components/ui/progress";
import { Steps } from "@/components/ui/steps";
import { UploadField } from "@/components/upload/upload-field";
import { useResetHelp } from "@/lib/api/sign-in/reset-links";
import { downloadFile } from "@/lib/browser/download";
import { withMessages } from "@/lib/browser/messages";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import { clientFileLimits } from "@/lib/contract/clients/values";
import * as fileMessages from "@/lib/contract/file-messages";
import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import type { Key } from "@/lib/i18n/messages";
import { isProblem, OutcomeTable } from "./outcome-table";
import { writeResult, writeTemplate } from "./result-file";
import { type ImportState, useClientImport } from "./use-client-import";

const ResetLinkDialog = lazyDialog(
  withMessages(["account"], () =>
    import("@/components/reset-links/reset-link-dialog").then((file) => file.ResetLinkDialog),
  ),
);

const steps = [
  "client-files.import.steps.file",
  "client-files.import.steps.check",
  "client-files.import.steps.import",
  "client-files.import.steps.result",
] as const satisfies Key[];
const places = {
  choose: { current: 0, title: "client-files.import.steps.chooseFile" },
  checking: { current: 1, title: "client-files.import.steps.checkRows" },
  preview: { current: 1, title: "client-files.import.steps.checkRows" },
  importing: { current: 2, title: "client-files.import.steps.creating" },
  done: { current: 3, title: "client-files.import.steps.result" },
} as const satisfies Record<ImportState["step"], { current: number; title: Key }>;

export function ImportScreen() {
  const t = useT();
  const file = useClientImport();
  const { current, title } = places[file.step];
  return (
    <div className="flex flex-col gap-4">
      <Steps steps={steps.map((step) => t(step))} current={current} title={t(title)} />
      <ImportStep file={file} />
    </div>
  );
}

function ImportStep({ file }: { file: ReturnType<typeof useClientImport> }) {
  const t = useT();
  const { data: help } = useResetHelp();
  const [mailsLinks, setMailsLinks] = useState(true);
  const [linked, setLinked] = useState<ImportedRow | null>(null);
  const { step, rows, results, done, total, failure } = file;
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const [ready, created, existing] = [count("ready"), count("created"), count("existing")];
  const problems = results.filter(isProblem).length;
  const needsLinks = results.some(({ row, outcome }) => outcome !== "invalid" && rows[row]?.password === "");
  const canMail = help?.can_mail === true && needsLinks;
  useLeaveGuard(step === "importing");

  if (step === "choose")
    return (
      <div className="flex flex-col gap-4">
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <ClientFilePicker onPick={file.choose} />
      </div>
    );
  if (step === "checking" || step === "importing")
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">
          {t(step === "checking" ? "client-files.import.progress.checking" : "client-files.import.progress.importing", {
            done,
            total,
          })}
        </p>
        <Progress
          aria-label={t("client-files.import.progress.label")}
          value={total === 0 ? null : (done / total) * 100}
        />
        <Button variant="outline" onClick={file.cancel}>
          {t("common.cancel")}
        </Button>
      </div>
    );

  const counts = { rows: results.length, ready, created, existing, problems };
  const links = !needsLinks ? "none" : canMail && mailsLinks ? "mailed" : "handed";
  const linkedRow = linked && rows[linked.row];
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {step === "preview" && <p role="status">{t("client-files.import.preview", counts)}</p>}
      {step === "done" && (
        <Alert variant={problems + ready === 0 ? "success" : "info"}>
          {t("client-files.import.done", { ...counts, links })}
        </Alert>
      )}
      {ready > 0 && canMail && (
        <Label className="flex items-center gap-3">
          <Checkbox checked={mailsLinks} onCheckedChange={(checked) => setMailsLinks(checked === true)} />
          {t("client-files.import.mailLinks")}
        </Label>
      )}
      <div className="flex flex-wrap gap-3">
        {ready > 0 && (
          <Button onClick={() => file.importReady(canMail && mailsLinks)}>
            {t("client-files.import.submit", { count: ready })}
          </Button>
        )}
        {step === "done" && (
          <Button
            variant={ready > 0 ? "outline" : "default"}
            onClick={() => downloadFile("clients-result.csv", "text/csv;charset=utf-8", writeResult(t, rows, results))}
          >
            <Download aria-hidden="true" />
            {t("client-files.import.download")}
          </Button>
        )}
        <Button variant="outline" onClick={file.restart}>
          {t("client-files.import.another")}
        </Button>
      </div>
      <OutcomeTable rows={rows} results={results} onLink={setLinked} />
      {linked?.id !== undefined && linkedRow && (
        <ResetLinkDialog
          clientId={linked.id}
          companyName={linkedRow.company_name}
          phone={linkedRow.phone}
          open
          onOpenChange={() => setLinked(null)}
        />
      )}
    </div>
  );
}

const { bytes, rows } = clientFileLimits;
const rule: FileRule = {
  bytes,
  extensions: [".csv"],
  types: ["text/csv"],
  messages: {
    required: fileMessages.required,
    invalid: clientFileMessages.csvOnly,
    tooLarge: clientFileMessages.tooLarge,
  },
};

function ClientFilePicker({ onPick }: { onPick: (file: File) => void }) {
  const t = useT();
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Field>
          <FieldLabel>{t("client-files.import.choose.file")}</FieldLabel>
          <UploadField
            rule={rule}
            value={undefined}
            onChange={(file) => file instanceof File && onPick(file)}
            hint={t("client-files.import.choose.fileHint", { size: formatMegabytes(bytes), rows })}
          />
        </Field>
      </div>
      <p className="max-w-prose text-sm text-muted-foreground">{t("client-files.import.choose.columns")}</p>
      <Button
        variant="outline"
        onClick={() => downloadFile("clients-template.csv", "text/csv;charset=utf-8", writeTemplate())}
      >
        <Download aria-hidden="true" />
        {t("client-files.import.choose.template")}
      </Button>
    </div>
  );
}
