import { SortHead } from "@/components/ui/navigation/sort-head";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { Client } from "@/lib/contract/clients/schema";
import type { ClientSite } from "./client-actions";
import { ClientRow } from "./client-row";

type ClientTableProps = {
  clients: readonly Client[];
  site: ClientSite;
  ordering: string;
  onOrderingChange: (ordering: string) => void;
};

/** On phones every row is a card of its own, below a bar of the heads that sort. */
export function ClientTable({ clients, site, ordering, onOrderingChange }: ClientTableProps) {
  const sort = { ordering, onOrderingChange };
  return (
    <Table
      aria-label="Clients"
      className="max-md:block"
      frameClassName="max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:shadow-none"
    >
      <TableHeader className="max-md:block max-md:border-0 max-md:bg-transparent">
        <TableRow className="max-md:flex max-md:px-1">
          <SortHead field="company_name" className="max-md:pl-0" {...sort}>
            Company
          </SortHead>
          <SortHead field="email" {...sort}>
            Email
          </SortHead>
          <TableHead className="max-lg:hidden">Phone</TableHead>
          <TableHead className="max-md:hidden">Status</TableHead>
          <SortHead field="created_at" {...sort}>
            Created
          </SortHead>
          <TableHead className="text-right max-md:hidden">
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody className="max-md:flex max-md:flex-col max-md:gap-3 max-md:divide-y-0">
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} site={site} />
        ))}
      </TableBody>
    </Table>
  );
}
