import { Link } from "@/components/ui/navigation/link";
import { StatusBadge } from "@/components/ui/status-badge";
import { TableCell, TableRow } from "@/components/ui/table";
import { LocalTime, RelativeTime } from "@/components/ui/time";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { clientTexts } from "../client-texts";
import { ClientActions, type ClientSite } from "./client-actions";

/** A cell within a card: it takes its own place in the card's two columns, without a cell's height and padding. */
const inCard = "max-md:h-auto max-md:p-0";

export function ClientRow({ client, site }: { client: Client; site: ClientSite }) {
  return (
    <TableRow className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-xl max-md:border max-md:border-border max-md:bg-card max-md:p-4 max-md:pb-2 max-md:shadow-xs">
      <TableCell className={`${inCard} max-w-60 max-md:max-w-none`}>
        <Link
          href={paths.client(client.id)}
          className="touch-target inline-block rounded-sm font-medium wrap-anywhere hover:underline focus-ring max-md:text-base"
        >
          {clientTexts.companyName(client)}
        </Link>
        <span className="block text-muted-foreground wrap-anywhere">{clientTexts.username(client)}</span>
      </TableCell>
      <TableCell className={`${inCard} max-w-60 text-muted-foreground max-md:col-span-2 max-md:max-w-none`}>
        <Email address={clientTexts.email(client)} />
        <span className="block whitespace-nowrap lg:hidden">{clientTexts.phone(client)}</span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-lg:hidden">
        {clientTexts.phone(client)}
      </TableCell>
      <TableCell className={`${inCard} max-md:col-start-2 max-md:row-start-1`}>
        <StatusBadge active={client.is_active} />
      </TableCell>
      <TableCell
        className={`${inCard} whitespace-nowrap text-muted-foreground tabular-nums max-md:col-span-2 max-md:text-sm`}
      >
        <span className="md:hidden">Created </span>
        <LocalTime time={client.created_at} />
        <LastSignIn time={client.last_sign_in} />
      </TableCell>
      <TableCell
        className={`${inCard} max-md:col-span-2 max-md:-mx-4 max-md:mt-2 max-md:border-t max-md:border-border max-md:px-2 max-md:pt-2 md:pl-0`}
      >
        <ClientActions client={client} site={site} />
      </TableCell>
    </TableRow>
  );
}

/** Nothing where nobody knows. */
function LastSignIn({ time }: { time: string | null | undefined }) {
  if (time === undefined) return null;
  return (
    <span className="block">
      {time === null ? (
        "Never signed in"
      ) : (
        <>
          Signed in <RelativeTime time={time} />
        </>
      )}
    </span>
  );
}

/** A long address breaks after its '@' before it breaks anywhere else. */
function Email({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
