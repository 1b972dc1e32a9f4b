"use client";

import { Building2, CircleAlert, ListChecks, Plus, SearchX, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { ClientFileActions } from "@/components/client-files/client-file-actions";
import { useT } from "@/components/i18n/translator-context";
import { ReloadFailure } from "@/components/list/failures";
import { usePageCount } from "@/components/list/use-page-count";
import { useSelection } from "@/components/list/use-selection";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/field/search-input";
import { lazyDialog, lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Pagination } from "@/components/ui/navigation/pagination";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { useClients } from "@/lib/api/clients";
import { useOverview } from "@/lib/api/overview";
import { withMessages } from "@/lib/browser/messages";
import type { BulkFilter } from "@/lib/contract/clients/bulk";
import type { Client } from "@/lib/contract/clients/schema";
import type { List } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { ClientTable, ClientTableSkeleton } from "./client-table";
import { type NewLogin, takeNewLogin } from "./new-login";
import { PlanFilters } from "./plan-filters";
import { useClientQuery } from "./use-client-query";

const HandOverDialog = lazyDialog(
  withMessages(["clients"], () => import("./hand-over-dialog").then((file) => file.HandOverDialog)),
);

const SelectionBar = lazyPart(
  withMessages(["bulk"], () => import("./selection-bar").then((file) => file.SelectionBar)),
);

export function ClientList() {
  const t = useT();
  const { search, page, ordering, setSearch, setPage, setOrdering, query, ...list } = useClientQuery();
  const answer = useClients(query);
  const { data: clients, error, isValidating } = answer;
  const { isFull } = useProvider();

  const filters = { plan: query.plan, subscription: query.subscription };
  const isNarrowed = query.search !== "" || filters.plan !== undefined || filters.subscription !== undefined;
  const ids = clients?.results.map(({ id }) => id) ?? [];
  const selection = useSelection<BulkFilter>({ search: query.search, ...filters }, clients?.count ?? 0);
  const pageCount = usePageCount(clients?.count, page, setPage);

  if (error && !clients)
    return (
      <EmptyState
        icon={CircleAlert}
        title={t("clients.list.failedTitle")}
        description={t.say(messageOf(error, t("clients.list.failed")))}
      >
        <Button onClick={() => window.location.reload()}>{t("common.tryAgain")}</Button>
      </EmptyState>
    );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("clients.title")}
        subtitle={t("clients.subtitle")}
        actions={
          <>
            <AddButton />
            {isFull && <ClientFileActions {...filters} search={search} ordering={ordering} />}
          </>
        }
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        <SearchInput
          label={t("clients.list.search")}
          placeholder={t("clients.list.searchBy")}
          maxLength={callLimits.search}
          value={search}
          onValueChange={setSearch}
          className="sm:w-80"
        />
        <PlanFilters
          plan={list.plan}
          onPlan={list.setPlan}
          state={filters.subscription ?? ""}
          onState={list.setSubscription}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:ms-auto">
          <p role="status" className="text-sm text-muted-foreground tabular-nums">
            {clients && <ClientCount clients={clients} searching={isNarrowed} />}
          </p>
          {isFull && ids.length > 0 && !selection.isOn && (
            <Button variant="ghost" size="sm" onClick={selection.start}>
              <ListChecks aria-hidden="true" />
              {t("clients.list.choose")}
            </Button>
          )}
        </div>
      </div>
      <ReloadFailure text={t("clients.list.stale")} answer={answer} />
      {!clients && <ClientTableSkeleton />}
      {clients && clients.results.length === 0 && <NoClients searching={isNarrowed} />}
      {clients && clients.results.length > 0 && (
        <div aria-busy={isValidating} className="flex flex-col gap-4">
          <ClientTable
            clients={clients.results}
            ordering={ordering}
            onOrderingChange={setOrdering}
            selection={selection}
          />
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </div>
      )}
      <NewClientLogin />
      {isFull && (
        <Link
          href={paths.deletedClients}
          className={cn(buttonVariants({ variant: "ghost", size: "sm" }), "self-start")}
        >
          <Trash2 aria-hidden="true" />
          {t("clients.list.deleted")}
        </Link>
      )}
      <SelectionBar
        open={selection.isOn}
        onCancel={selection.clear}
        selection={selection}
        page={ids}
        found={clients?.count ?? 0}
      />
    </div>
  );
}

function NoClients({ searching }: { searching: boolean }) {
  const t = useT();
  if (searching)
    return <EmptyState icon={SearchX} title={t("clients.list.noneFound")} description={t("common.list.trySearch")} />;
  return (
    <EmptyState icon={Building2} title={t("clients.list.none")} description={t("clients.list.noneText")}>
      <AddButton />
    </EmptyState>
  );
}

/** Shown once, after a client was created. */
function NewClientLogin() {
  const [login, setLogin] = useState<NewLogin | null>(null);
  useEffect(() => {
    const kept = takeNewLogin();
    if (kept) setLogin(kept);
  }, []);
  if (!login) return null;
  return <HandOverDialog login={login} onClose={() => setLogin(null)} />;
}

function AddButton() {
  const t = useT();
  return (
    <Link href={paths.newClient} className={buttonVariants()}>
      <Plus aria-hidden="true" />
      {t("clients.add")}
    </Link>
  );
}

/** "3 of 120": a search narrows the first number only. */
function ClientCount({ clients, searching }: { clients: List<Client>; searching: boolean }) {
  const t = useT();
  if (searching) return <FoundCount clients={clients} />;
  return t("clients.list.count", { shown: clients.results.length, total: clients.count });
}

/** The list only knows what it found; the total is another call. */
function FoundCount({ clients: { count: found, results } }: { clients: List<Client> }) {
  const t = useT();
  const { data: overview } = useOverview();
  const counts = { shown: results.length, total: Math.max(overview?.clients ?? found, found), found };
  return t(found > results.length ? "clients.list.countFound" : "clients.list.count", counts);
}
