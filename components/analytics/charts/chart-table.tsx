import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatCount } from "@/lib/format/number";

type ChartTableProps = {
  /** What it tells, for who hears it. */
  label: string;
  heads: readonly [string, ...string[]];
  rows: readonly { name: string; counts: readonly number[] }[];
};

/** The numbers behind a drawing, for everybody who would rather read them. */
export function ChartTable({ label, heads: [first, ...others], rows }: ChartTableProps) {
  return (
    <details className="-mb-3 text-sm">
      <summary className="-mx-2 inline-flex h-11 cursor-pointer list-none items-center rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-ring [&::-webkit-details-marker]:hidden">
        Show as table
      </summary>
      <Table aria-label={label} frameClassName="mt-2 max-h-96 overflow-y-auto">
        <TableHeader>
          <TableRow>
            <TableHead>{first}</TableHead>
            {others.map((head) => (
              <TableHead key={head} className="text-right">
                {head}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ name, counts }) => (
            <TableRow key={name}>
              <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap sm:px-5">
                {name}
              </th>
              {counts.map((count, index) => (
                <td key={others[index]} className="px-4 py-2 text-right tabular-nums sm:px-5">
                  {formatCount(count)}
                </td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
