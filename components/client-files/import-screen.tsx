"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
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
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import { clientFileLimits } from "@/lib/contract/clients/values";
import * as fileMessages from "@/lib/contract/file-messages";
import { amount } from "@/lib/contract/notifications/texts";
import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import { isProblem, OutcomeTable } from "./outcome-table";
import { writeResult, writeTemplate } from "./result-file";
import { useClientImport } from "./use-client-import";

const ResetLinkDialog = lazyDialog(() =>
  import("@/components/reset-links/reset-link-dialog").then((file) => file.ResetLinkDialog),
);

const steps = ["File", "Check", "Import", "Result"];
const places = {
  choose: { current: 0, title: "Choose a file" },
  checking: { current: 1, title: "Check the rows" },
  preview: { current: 1, title: "Check the rows" },
  importing: { current: 2, title: "Creating clients" },
  done: { current: 3, title: "Result" },
};

export function ImportScreen() {
  const file = useClientImport();
  return (
    <div className="flex flex-col gap-4">
      <Steps steps={steps} {...places[file.step]} />
      <ImportStep file={file} />
    </div>
  );
}

function ImportStep({ file }: { file: ReturnType<typeof useClientImport> }) {
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
          {step === "checking" ? "Checking" : "Importing"} rows: {done} of {total}
        </p>
        <Progress aria-label="Rows done" value={total === 0 ? null : (done / total) * 100} />
        <Button variant="outline" onClick={file.cancel}>
          Cancel
        </Button>
      </div>
    );

  const told = [
    `${created} created`,
    ...(existing > 0 ? [`${existing} already clients`] : []),
    `${problems} skipped`,
    ...(ready > 0 ? [`${ready} still to import`] : []),
  ].join(", ");
  const linkedRow = linked && rows[linked.row];
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {step === "preview" && (
        <p role="status">
          {amount(results.length, "row")}: {ready} ready, {existing > 0 && `${existing} already clients, `}
          {problems} with problems
        </p>
      )}
      {step === "done" && (
        <Alert variant={problems + ready === 0 ? "success" : "info"}>
          {told}
          {needsLinks &&
            (canMail && mailsLinks
              ? ". Clients without a password get an email with a link to set one."
              : ". Clients without a password need a link to set one: send it with “Password link”.")}
        </Alert>
      )}
      {ready > 0 && canMail && (
        <Label className="flex items-center gap-3">
          <Checkbox checked={mailsLinks} onCheckedChange={(checked) => setMailsLinks(checked === true)} />
          Email a password link to clients without a password
        </Label>
      )}
      <div className="flex flex-wrap gap-3">
        {ready > 0 && (
          <Button onClick={() => file.importReady(canMail && mailsLinks)}>Import {amount(ready, "client")}</Button>
        )}
        {step === "done" && (
          <Button
            variant={ready > 0 ? "outline" : "default"}
            onClick={() => downloadFile("clients-result.csv", "text/csv;charset=utf-8", writeResult(rows, results))}
          >
            <Download aria-hidden="true" />
            Download result
          </Button>
        )}
        <Button variant="outline" onClick={file.restart}>
          Choose another file
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
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Field>
          <FieldLabel>CSV file</FieldLabel>
          <UploadField
            rule={rule}
            value={undefined}
            onChange={(file) => file instanceof File && onPick(file)}
            hint={`CSV, at most ${formatMegabytes(bytes)} and ${rows.toLocaleString("en")} rows`}
          />
        </Field>
      </div>
      <p className="max-w-prose text-sm text-muted-foreground">
        The first row names the columns: company_name, email, phone, whatsapp (yes or no, for landlines), password and
        status. A client without a password sets one with a link. You check every row before anything is created.
      </p>
      <Button
        variant="outline"
        onClick={() => downloadFile("clients-template.csv", "text/csv;charset=utf-8", writeTemplate())}
      >
        <Download aria-hidden="true" />
        Download template
      </Button>
    </div>
  );
}
