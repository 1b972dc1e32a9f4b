"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Label } from "@/components/ui/field/label";
import { UploadField } from "@/components/upload/upload-field";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { addPeople } from "@/lib/api/joining";
import { TableError } from "@/lib/browser/cells";
import { downloadFile } from "@/lib/browser/download";
import { type ColumnNames, readPeopleFile, writePeopleTemplate } from "@/lib/browser/people-file";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import * as fileMessages from "@/lib/contract/file-messages";
import type { AddedPerson } from "@/lib/contract/joining/schema";
import { peopleFileLimits } from "@/lib/contract/joining/values";
import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";

const rule: FileRule = {
  bytes: peopleFileLimits.bytes,
  extensions: [".csv", ".tsv", ".txt"],
  types: ["text/csv", "text/tab-separated-values", "text/plain"],
  messages: {
    required: fileMessages.required,
    invalid: clientFileMessages.csvOnly,
    tooLarge: clientFileMessages.tooLarge,
  },
};

type Read = { rows: AddedPerson[]; results: ImportedRow[]; isDone: boolean };

/** A table of people: what its rows would become, and then the people. */
export function PeopleImport() {
  const t = useT();
  const { hasMail } = useProvider();
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isMailed, setIsMailed] = useState(false);
  const mailable = read?.results.some(({ row, outcome }) => outcome === "ready" && read.rows[row]?.email);
  const mail_invitations = isMailed && Boolean(mailable);

  async function run(rows: AddedPerson[], isDone: boolean) {
    const results = await addPeople(rows, { dry_run: !isDone, mail_invitations: isDone && mail_invitations });
    setRead({ rows, results, isDone });
  }

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(t.say(error instanceof TableError ? error.message : messageOf(error, t("joining.file.failed"))));
    } finally {
      setBusy(false);
    }
  }

  function check(file: File) {
    setRead(null);
    return attempt(async () => run(await readPeopleFile(file, columnNames(t)), false));
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <div className="w-full">
        <Field>
          <FieldLabel>{t("joining.file.label")}</FieldLabel>
          <UploadField
            rule={rule}
            value={undefined}
            onChange={(file) => void (file instanceof File && check(file))}
            hint={t("joining.file.hint", {
              size: formatMegabytes(peopleFileLimits.bytes),
              rows: peopleFileLimits.rows,
              columns: Object.values(columnNames(t)).join(", "),
            })}
          />
        </Field>
      </div>
      <Button variant="outline" onClick={() => downloadTemplate(t)}>
        <Download aria-hidden="true" />
        {t("joining.file.template")}
      </Button>
      {read && <Outcome {...read} />}
      {mailable && hasMail && !read?.isDone && (
        <Label className="flex items-center gap-3">
          <Checkbox checked={isMailed} onCheckedChange={(checked) => setIsMailed(checked === true)} />
          {t("joining.file.mail")}
        </Label>
      )}
      {read && !read.isDone && countOf(read.results, "ready") > 0 && (
        <Button busy={busy} onClick={() => void attempt(() => run(read.rows, true))}>
          {t("joining.file.submit", { count: countOf(read.results, "ready") })}
        </Button>
      )}
    </div>
  );
}

function Outcome({ rows, results, isDone }: Read) {
  const t = useT();
  const noted = results.filter(({ fields }) => fields);
  const counts = {
    new: countOf(results, isDone ? "created" : "ready"),
    existing: countOf(results, "existing"),
    problems: countOf(results, "invalid") + countOf(results, "duplicate"),
  };
  return (
    <>
      <Alert variant={isDone && noted.length === 0 ? "success" : "info"}>
        {t(isDone ? "joining.file.done" : "joining.file.checked", counts)}
      </Alert>
      {noted.length > 0 && (
        <ul
          aria-label={t("joining.file.problems")}
          className="flex max-h-96 w-full flex-col gap-2 overflow-y-auto text-sm"
        >
          {noted.map(({ row, fields }) => (
            <li key={row} className="wrap-anywhere">
              <span className="font-medium">{t("joining.file.line", { line: row + 2 })}</span>{" "}
              <bdi>{rows[row]?.name.slice(0, 80)}</bdi>
              <span className="block text-destructive">
                {Object.values(fields ?? {})
                  .flat()
                  .map((reason) => t.say(reason))
                  .join(" ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function countOf(results: readonly ImportedRow[], outcome: ImportedRow["outcome"]): number {
  return results.filter((result) => result.outcome === outcome).length;
}

function columnNames(t: T): ColumnNames {
  return {
    name: t("joining.columns.name"),
    phone: t("joining.columns.phone"),
    title: t("joining.columns.title"),
    branch: t("joining.columns.branch"),
    email: t("joining.columns.email"),
  };
}

function downloadTemplate(t: T): void {
  const example = {
    ...{ name: t("joining.example.name"), phone: "+91 98300 12345", title: t("joining.example.title") },
    ...{ branch: "", email: "ravi@example.com" },
  };
  downloadFile("people.csv", "text/csv;charset=utf-8", writePeopleTemplate(columnNames(t), example));
}
