import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { RowOutcome } from "@/lib/api/products/import";
import type { PlannedRow } from "@/lib/browser/product-file/plan-rows";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

type PlanTableProps = { rows: readonly PlannedRow[]; outcomes: readonly (RowOutcome | undefined)[] };

const plans = {
  create: { label: "products.import.table.create", variant: "default" },
  update: { label: "products.import.table.update", variant: "default" },
  refuse: { label: "products.import.table.refuse", variant: "destructive" },
} as const satisfies Record<string, { label: Key; variant: string }>;

const results = {
  created: { label: "products.import.table.created", variant: "success" },
  updated: { label: "products.import.table.updated", variant: "success" },
  failed: { label: "products.import.table.failed", variant: "destructive" },
} as const satisfies Record<string, { label: Key; variant: string }>;

/** Every row of the file: what it asks for, and what has come of it. */
export function PlanTable({ rows, outcomes }: PlanTableProps) {
  const t = useT();
  return (
    <Table aria-label={t("products.import.table.label")}>
      <TableHeader>
        <TableRow>
          <TableHead className="max-sm:hidden">{t("products.import.table.row")}</TableHead>
          <TableHead>{t("products.import.table.product")}</TableHead>
          <TableHead>{t("products.import.table.result")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, index) => {
          const outcome = outcomes[index];
          const { label, variant } = outcome ? results[outcome.kind] : plans[row.kind];
          const notes = outcome ? [outcome.note ?? []].flat() : describePlan(t, row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing but their place
            <TableRow key={index}>
              <TableCell className="text-muted-foreground tabular-nums max-sm:hidden">{index + 1}</TableCell>
              <TableCell className="wrap-anywhere">
                <span className="block text-xs text-muted-foreground tabular-nums sm:hidden">
                  {t("products.import.table.rowNumber", { number: index + 1 })}
                </span>
                <span dir="auto">{row.name}</span>
              </TableCell>
              <TableCell className="wrap-anywhere">
                <Badge variant={variant}>{t(label)}</Badge>
                {notes.map((note) => (
                  <span key={note} className="mt-1 block text-muted-foreground">
                    {t.say(note)}
                  </span>
                ))}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function describePlan(t: T, row: PlannedRow): string[] {
  if (row.kind === "refuse") return row.problems;
  if (row.kind === "update") return [t("products.import.table.picturesStay")];
  return [t("products.import.table.pictures", { count: row.pictures.length })];
}
