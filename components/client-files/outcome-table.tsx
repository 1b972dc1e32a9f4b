"use client";

import { memo, useDeferredValue, useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { ImportRow } from "@/lib/api/client-import";
import type { ImportedRow } from "@/lib/contract/clients/schema";
import type { Key } from "@/lib/i18n/messages";
import { notesOf } from "./result-file";

const labels = {
  ready: "client-files.outcomes.ready",
  created: "client-files.outcomes.created",
  existing: "client-files.outcomes.existing",
  duplicate: "client-files.outcomes.duplicate",
  invalid: "client-files.outcomes.invalid",
} as const satisfies Record<ImportedRow["outcome"], Key>;
const variants = {
  ready: "default",
  created: "success",
  existing: "success",
  duplicate: "warning",
  invalid: "destructive",
} as const;

export function isProblem({ outcome }: ImportedRow): boolean {
  return outcome === "duplicate" || outcome === "invalid";
}

const filters = {
  all: () => true,
  ready: (result: ImportedRow) => !isProblem(result),
  problems: isProblem,
};
type Filter = keyof typeof filters;
const options = [
  ["all", "client-files.rows.all"],
  ["ready", "client-files.rows.ready"],
  ["problems", "client-files.rows.problems"],
] as const satisfies [Filter, Key][];

type OutcomeTableProps = {
  rows: readonly ImportRow[];
  results: readonly ImportedRow[];
  /** Asks for a link with which the client of a row sets its password. */
  onLink: (result: ImportedRow) => void;
};

/** Every row of the file with its outcome, or those of one kind. */
export function OutcomeTable({ rows, results, onLink }: OutcomeTableProps) {
  const t = useT();
  const [filter, setFilter] = useState<Filter>("all");
  // A thousand rows take a phone half a second, in which it still shows what was pressed.
  const shown = useDeferredValue(filter);
  return (
    <div className="flex flex-col gap-3">
      {results.some(isProblem) && (
        <Segments
          legend={t("client-files.rows.show")}
          options={options.map(([filter, label]) => [filter, t(label)])}
          counts={{
            all: results.length,
            ready: results.filter(filters.ready).length,
            problems: results.filter(filters.problems).length,
          }}
          value={filter}
          onValueChange={setFilter}
        />
      )}
      <OutcomeRows rows={rows} results={results} filter={shown} onLink={onLink} />
    </div>
  );
}

type OutcomeRowsProps = OutcomeTableProps & { filter: Filter };

const OutcomeRows = memo(function OutcomeRows({ rows, results, filter, onLink }: OutcomeRowsProps) {
  const t = useT();
  const shown = results.filter(filters[filter]);
  return (
    <>
      <Table aria-label={t("client-files.rows.label")} frameClassName="sm:max-h-[32rem] sm:overflow-y-auto">
        <TableHeader>
          <TableRow>
            <TableHead className="max-sm:hidden">{t("client-files.rows.row")}</TableHead>
            <TableHead className="max-sm:w-3/5">{t("client-files.rows.company")}</TableHead>
            <TableHead className="max-sm:hidden">{t("client-files.rows.email")}</TableHead>
            <TableHead>{t("client-files.rows.result")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map((result) => (
            <TableRow key={result.row}>
              <TableCell className="text-muted-foreground tabular-nums max-sm:hidden">{result.row + 1}</TableCell>
              <TableCell className="wrap-anywhere">
                <span dir="auto">{rows[result.row]?.company_name}</span>
                <span className="block text-muted-foreground sm:hidden">{rows[result.row]?.email}</span>
                {notesOf(t, result).map((note) => (
                  <span key={note} className="mt-1 block text-destructive">
                    {note}
                  </span>
                ))}
              </TableCell>
              <TableCell className="wrap-anywhere max-sm:hidden">{rows[result.row]?.email}</TableCell>
              <TableCell>
                <Badge variant={variants[result.outcome]}>{t(labels[result.outcome])}</Badge>
                {result.id !== undefined && rows[result.row]?.password === "" && (
                  <div className="mt-2">
                    <Button variant="outline" size="sm" onClick={() => onLink(result)}>
                      {rich(t, "client-files.rows.link", {
                        company: rows[result.row]?.company_name ?? "",
                        heard,
                      })}
                    </Button>
                  </div>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length === 0 && <p className="text-sm text-muted-foreground">{t("client-files.rows.none")}</p>}
    </>
  );
});
