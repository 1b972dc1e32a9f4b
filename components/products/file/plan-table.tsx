import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { RowOutcome } from "@/lib/api/products/import";
import type { PlannedRow } from "@/lib/browser/product-file/plan-rows";
import { amount } from "@/lib/contract/notifications/texts";

type PlanTableProps = { rows: readonly PlannedRow[]; outcomes: readonly (RowOutcome | undefined)[] };

const plans = {
  create: { label: "New", variant: "default" },
  update: { label: "Change", variant: "default" },
  refuse: { label: "Not possible", variant: "destructive" },
} as const;

const results = {
  created: { label: "Created", variant: "success" },
  updated: { label: "Changed", variant: "success" },
  failed: { label: "Failed", variant: "destructive" },
} as const;

/** Every row of the file: what it asks for, and what has come of it. */
export function PlanTable({ rows, outcomes }: PlanTableProps) {
  return (
    <Table aria-label="Rows of the file">
      <TableHeader>
        <TableRow>
          <TableHead className="max-sm:hidden">Row</TableHead>
          <TableHead>Product</TableHead>
          <TableHead>Result</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, index) => {
          const outcome = outcomes[index];
          const { label, variant } = outcome ? results[outcome.kind] : plans[row.kind];
          const note = outcome ? outcome.note : describePlan(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing but their place
            <TableRow key={index}>
              <TableCell className="text-muted-foreground tabular-nums max-sm:hidden">{index + 1}</TableCell>
              <TableCell className="wrap-anywhere">
                <span className="block text-xs text-muted-foreground tabular-nums sm:hidden">Row {index + 1}</span>
                <span dir="auto">{row.name}</span>
              </TableCell>
              <TableCell className="wrap-anywhere">
                <Badge variant={variant}>{label}</Badge>
                {note && <span className="mt-1 block text-muted-foreground">{note}</span>}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function describePlan(row: PlannedRow): string {
  if (row.kind === "refuse") return row.problems.join(". ");
  if (row.kind === "update") return "Its pictures stay as they are";
  return amount(row.pictures.length, "picture");
}
