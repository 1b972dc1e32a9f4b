import { SortHead } from "@/components/ui/sort-head";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Client } from "@/lib/contract/client";
import { formatDate } from "@/lib/format-date";
import { StatusBadge } from "./status-badge";

type ClientTableProps = {
  clients: readonly Client[];
  ordering: string;
  onOrderingChange: (ordering: string) => void;
};

/** On phones, e-mail and phone move below the company's name, so that no row has to be scrolled sideways. */
export function ClientTable({ clients, ordering, onOrderingChange }: ClientTableProps) {
  const sort = { ordering, onOrderingChange };
  return (
    <Table aria-label="Clients">
      <TableHeader>
        <TableRow>
          <SortHead field="company_name" {...sort}>
            Company
          </SortHead>
          <SortHead field="email" className="hidden md:table-cell" {...sort}>
            Email
          </SortHead>
          <TableHead className="hidden lg:table-cell">Phone</TableHead>
          <TableHead>Status</TableHead>
          <SortHead field="created_at" className="hidden md:table-cell" {...sort}>
            Created
          </SortHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} />
        ))}
      </TableBody>
    </Table>
  );
}

function ClientRow({ client }: { client: Client }) {
  const email = client.user.email || "No Email";
  const phone = client.phone || "No Phone";
  return (
    <TableRow>
      <TableCell className="w-full max-w-0 font-medium break-words md:w-auto md:max-w-64">
        {client.company_name || "Unknown Company"}
        <span className="mt-0.5 block font-normal break-words text-muted-foreground md:hidden">
          <Email address={email} />
        </span>
        <span className="block font-normal text-muted-foreground md:hidden">{phone}</span>
      </TableCell>
      <TableCell className="hidden max-w-64 break-words text-muted-foreground md:table-cell">
        <Email address={email} />
      </TableCell>
      <TableCell className="hidden whitespace-nowrap text-muted-foreground lg:table-cell">{phone}</TableCell>
      <TableCell>
        <StatusBadge active={client.is_active} />
      </TableCell>
      <TableCell className="hidden whitespace-nowrap text-muted-foreground tabular-nums md:table-cell">
        <time dateTime={client.created_at}>{formatDate(client.created_at)}</time>
      </TableCell>
    </TableRow>
  );
}

/** A long address breaks after its '@' before it breaks anywhere else. */
function Email({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
