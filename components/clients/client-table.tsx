import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import type { Selection } from "@/components/list/use-selection";
import { SubscriptionBadge } from "@/components/plans/subscription-badge";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { SortHead } from "@/components/ui/navigation/sort-head";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusBadge } from "@/components/ui/status-badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { LocalTime, RelativeTime } from "@/components/ui/time";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { ClientActions } from "./client-actions";
import { clientTexts } from "./client-texts";

const Checkbox = lazyPart(
  () => import("@/components/ui/field/checkbox").then((file) => file.Checkbox),
  <span className="size-5 shrink-0" />,
);

type ClientTableProps = {
  clients: readonly Client[];
  ordering: string;
  onOrderingChange: (ordering: string) => void;
  selection: Selection;
};

/** On phones each row is a card, below a bar of sort buttons. */
export function ClientTable({ clients, ordering, onOrderingChange, selection }: ClientTableProps) {
  const t = useT();
  const sort = { ordering, onOrderingChange };
  const page = clients.map(({ id }) => id);
  return (
    <Table
      aria-label={t("clients.title")}
      className="max-md:block"
      frameClassName="max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:shadow-none"
    >
      <TableHeader className="max-md:block max-md:border-0 max-md:bg-transparent">
        <TableRow className="max-md:flex max-md:px-1">
          <SortHead field="company_name" className="max-md:ps-0" {...sort}>
            {t("clients.table.company")}
          </SortHead>
          <SortHead field="email" {...sort}>
            {t("clients.table.email")}
          </SortHead>
          <TableHead className="max-lg:hidden">{t("clients.table.phone")}</TableHead>
          <TableHead className="max-md:hidden">{t("clients.table.status")}</TableHead>
          <SortHead field="created_at" {...sort}>
            {t("clients.table.created")}
          </SortHead>
          <TableHead className="text-end max-md:hidden">
            <span className="sr-only">{t("clients.table.actions")}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody className="max-md:flex max-md:flex-col max-md:gap-3 max-md:divide-y-0">
        {clients.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            isChosen={selection.isOn && selection.has(client.id)}
            onChoose={selection.isOn ? (isChosen) => selection.choose([client.id], isChosen, page) : undefined}
          />
        ))}
      </TableBody>
    </Table>
  );
}

/** Resets cell height and padding inside a card. */
const inCard = "max-md:h-auto max-md:p-0";

type ClientRowProps = {
  client: Client;
  isChosen: boolean;
  /** While clients are being chosen. */
  onChoose?: (isChosen: boolean) => void;
};

function ClientRow({ client, isChosen, onChoose }: ClientRowProps) {
  const t = useT();
  const name = clientTexts.companyName(t, client);
  return (
    <TableRow
      className={cn(
        "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-xl max-md:border max-md:border-border max-md:p-4 max-md:pb-2 max-md:shadow-xs",
        isChosen ? "bg-accent" : "max-md:bg-card",
      )}
    >
      <TableCell className={`${inCard} max-w-60 max-md:max-w-none`}>
        <div className="flex gap-4">
          {onChoose && (
            <Checkbox
              aria-label={t("clients.list.chooseOne", { name })}
              checked={isChosen}
              onCheckedChange={(checked) => onChoose(checked === true)}
              className="mt-0.5"
            />
          )}
          <div className="min-w-0">
            <Link
              href={paths.client(client.id)}
              className="touch-target inline-block rounded-sm font-medium wrap-anywhere hover:underline focus-ring max-md:text-base"
            >
              {name}
            </Link>
            <span className="block text-muted-foreground wrap-anywhere">{clientTexts.username(t, client)}</span>
            {client.plan && (
              <span className="block text-muted-foreground wrap-anywhere">
                {t("clients.table.plan", { name: client.plan.name })}
              </span>
            )}
            {client.subscription && client.subscription.state !== "active" && (
              <span className="mt-1 block">
                <SubscriptionBadge subscription={client.subscription} />
              </span>
            )}
          </div>
        </div>
      </TableCell>
      <TableCell className={`${inCard} max-w-60 text-muted-foreground max-md:col-span-2 max-md:max-w-none`}>
        <Email address={clientTexts.signInName(t, client)} />
        <span className="block whitespace-nowrap lg:hidden">{clientTexts.phone(t, client)}</span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-lg:hidden">
        {clientTexts.phone(t, client)}
      </TableCell>
      <TableCell className={`${inCard} max-md:col-start-2 max-md:row-start-1`}>
        <StatusBadge active={client.is_active} />
      </TableCell>
      <TableCell
        className={`${inCard} whitespace-nowrap text-muted-foreground tabular-nums max-md:col-span-2 max-md:text-sm`}
      >
        {rich(t, "clients.table.createdOn", {
          label: (inner) => <span className="md:hidden">{inner}</span>,
          time: () => <LocalTime time={client.created_at} />,
        })}
        <LastSignIn time={client.last_sign_in} />
      </TableCell>
      <TableCell
        className={`${inCard} max-md:col-span-2 max-md:-mx-4 max-md:mt-2 max-md:border-t max-md:border-border max-md:px-2 max-md:pt-2 md:ps-0`}
      >
        <ClientActions client={client} />
      </TableCell>
    </TableRow>
  );
}

function LastSignIn({ time }: { time: string | null | undefined }) {
  const t = useT();
  if (time === undefined) return null;
  return (
    <span className="block">
      {time === null
        ? t("clients.table.neverSignedIn")
        : rich(t, "clients.table.signedIn", { time: () => <RelativeTime time={time} /> })}
    </span>
  );
}

/** Breaks a long address after the '@' first. */
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

const rows = ["first", "second", "third", "fourth", "fifth"];

export function ClientTableSkeleton() {
  const t = useT();
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border bg-card">
      <span className="sr-only">{t("clients.list.loading")}</span>
      {rows.map((row) => (
        <div key={row} className="flex h-16 items-center justify-between gap-6 px-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="hidden h-4 w-52 md:block" />
          <Skeleton rounded="full" className="h-6 w-16" />
        </div>
      ))}
    </div>
  );
}
