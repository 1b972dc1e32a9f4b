import { Link } from "@/components/ui/navigation/link";
import { SortHead } from "@/components/ui/navigation/sort-head";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Range } from "@/lib/api/analytics";
import type { CompanyFigures } from "@/lib/contract/analytics/schema";
import { formatCount } from "@/lib/format/number";
import * as paths from "@/lib/paths";
import { toQuery } from "../period/use-analytics-query";

type CompanyTableProps = {
  companies: readonly CompanyFigures[];
  range: Range;
  ordering: string;
  onOrderingChange: (ordering: string) => void;
};

const figures = [
  ["views", "Views"],
  ["visitors", "Visitors"],
  ["taps", "Taps"],
] as const;

/** On phones a company's name stands in a line of its own above its figures. */
export function CompanyTable({ companies, range, ordering, onOrderingChange }: CompanyTableProps) {
  return (
    <Table aria-label="Companies" className="max-sm:block">
      <TableHeader className="max-sm:block">
        <TableRow className="max-sm:grid max-sm:grid-cols-3">
          <TableHead className="max-sm:sr-only">Company</TableHead>
          {figures.map(([field, label]) => (
            <SortHead
              key={field}
              field={field}
              ordering={ordering}
              onOrderingChange={onOrderingChange}
              className="w-36 max-sm:w-auto"
            >
              {label}
            </SortHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className="max-sm:block">
        {companies.map((company) => (
          <TableRow key={company.client_id} className="max-sm:grid max-sm:grid-cols-3 max-sm:py-2">
            <TableCell className="max-sm:col-span-3 max-sm:h-auto max-sm:py-2">
              <Link
                href={paths.analyticsOf({ ...toQuery(range), client: company.client_id })}
                className="touch-target inline-block rounded-sm font-medium wrap-anywhere hover:underline focus-ring"
              >
                {company.company_name}
              </Link>
            </TableCell>
            {figures.map(([field]) => (
              <TableCell key={field} className="text-muted-foreground tabular-nums max-sm:h-auto max-sm:py-2">
                {formatCount(company[field])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
