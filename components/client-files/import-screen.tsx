"use client";

import { Download } from "lucide-react";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { downloadFile } from "@/lib/browser/download-file";
import { amount } from "@/lib/contract/notification-texts";
import { ClientFilePicker } from "./client-file-picker";
import { OutcomeTable } from "./outcome-table";
import { writeResult } from "./result-file";
import { useClientImport } from "./use-client-import";

export function ImportScreen() {
  const file = useClientImport();
  const { step, rows, results, done, total, failure } = file;
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const [ready, created] = [count("ready"), count("created")];
  const hasPasswords = results.some(({ password }) => password);
  useLeaveGuard(step === "importing" || (step === "done" && hasPasswords));

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

  const skipped = results.length - created;
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {step === "preview" && (
        <p role="status">
          {amount(results.length, "row")}: {ready} ready, {results.length - ready} with problems
        </p>
      )}
      {step === "done" && (
        <Alert variant={skipped === 0 ? "success" : "info"}>
          {created} created, {skipped} skipped
          {hasPasswords &&
            ". Download the result now: the passwords made for your clients are in it, and nowhere else."}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {ready > 0 && <Button onClick={file.importReady}>Import {amount(ready, "client")}</Button>}
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
      <OutcomeTable rows={rows} results={results} />
    </div>
  );
}
