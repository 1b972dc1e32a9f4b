"use client";

import { Contact, Download } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { VisitorDataLink } from "@/components/content/visitor-data-link";
import { PersonFilter, readPersonFilter } from "@/components/hand-over/person-filter";
import { useHandsOver } from "@/components/hand-over/use-hands-over";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { useCan } from "@/components/session/session-user";
import { Button, buttonVariants } from "@/components/ui/button";
import { Select } from "@/components/ui/field/select";
import { lazyPart } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Segments } from "@/components/ui/segments";
import { Skeleton } from "@/components/ui/skeleton";
import { RequestError } from "@/lib/api/call/request";
import { checkLeadFile, type LeadFilter, leadFiles, useLeadStats, useLeads } from "@/lib/api/leads";
import { withMessages } from "@/lib/browser/messages";
import type { LeadStats } from "@/lib/contract/leads/schema";
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "@/lib/contract/leads/values";
import { pathOf } from "@/lib/contract/operation";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { ChosenLeads, LeadChoice } from "./chosen-leads";
import { LeadCard } from "./lead-card";
import { kindNames, statusNames } from "./lead-texts";

export function LeadScreen() {
  const mayForget = useCan("visitors.forget");
  return (
    <div className="flex flex-col gap-8">
      <LeadList />
      {mayForget && <VisitorDataLink />}
    </div>
  );
}

const LeadCounts = lazyPart(
  withMessages(["leads"], () => import("./lead-counts").then((file) => file.LeadCounts)),
  <Skeleton rounded="xl" className="h-56" />,
);

function LeadList() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const hasCard = useCan("card.edit");
  const list = useLeadQuery();
  const leads = useLeads(list.query);
  const { data: stats } = useLeadStats();
  const handsOver = useHandsOver();
  const mayExport = useCan("leads.export");
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const ownSubtitle = handsOver ? "leads.subtitle.team" : "leads.subtitle.client";
  if (seesClients && leads.error instanceof RequestError && leads.error.status === 403) return <LeadCounts />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("leads.title")}
        subtitle={t(seesClients ? "leads.subtitle.administrator" : ownSubtitle)}
        actions={mayExport && Boolean(leads.data?.count) && <FileActions query={list.shown} />}
      />
      {stats?.total !== 0 && <StatusTabs status={list.status} stats={stats} onStatusChange={list.setStatus} />}
      <ContentList
        words="leads.list"
        list={list}
        answer={leads}
        searchPlaceholder={t("leads.list.placeholder")}
        filters={
          <>
            <LeadFilters list={list} />
            {handsOver && <PersonFilter person={list.person} onPersonChange={list.setPerson} />}
          </>
        }
        tools={
          handsOver &&
          !chosen && (
            <Button variant="outline" size="sm" onClick={() => setChosen(new Set())}>
              {t("hand-over.choosing.start")}
            </Button>
          )
        }
        isFiltered={list.isFiltered}
        empty={{
          icon: Contact,
          description: t("leads.list.whatAppears"),
          action: hasCard && (
            <Link href={paths.share} className={buttonVariants()}>
              {t("leads.list.share")}
            </Link>
          ),
        }}
        arrange={(leads) => (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {leads.map((lead) => (
              <li key={lead.id} className="min-w-0">
                <LeadCard
                  lead={lead}
                  handsOver={handsOver}
                  choice={chosen && <LeadChoice lead={lead} chosen={chosen} onChange={setChosen} />}
                />
              </li>
            ))}
          </ul>
        )}
      />
      {chosen && (
        <ChosenLeads
          leads={(leads.data?.results ?? []).filter(({ id }) => chosen.has(id))}
          onEnd={() => setChosen(null)}
        />
      )}
    </div>
  );
}

const sortNames = {
  newest: "leads.sort.newest",
  oldest: "leads.sort.oldest",
  reminders: "leads.sort.reminders",
} as const satisfies Record<keyof typeof sorts, Key>;

function LeadFilters({ list }: { list: LeadQuery }) {
  const t = useT();
  return (
    <>
      <Select
        aria-label={t("leads.filter.kind")}
        value={list.kind ?? "all"}
        onChange={({ target }) => list.setKind(target.value as LeadKind | "all")}
        className="min-w-34 flex-1"
      >
        <option value="all">{t("leads.filter.allKinds")}</option>
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("leads.filter.sort")}
        value={list.sort}
        onChange={({ target }) => list.setSort(target.value as keyof typeof sorts)}
        className="min-w-42 flex-1"
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {t(name)}
          </option>
        ))}
      </Select>
    </>
  );
}

type StatusTabsProps = {
  status: LeadStatus | undefined;
  /** Undefined while loading. */
  stats: LeadStats | undefined;
  onStatusChange: (status: LeadStatus | "all") => void;
};

function StatusTabs({ status, stats, onStatusChange }: StatusTabsProps) {
  const t = useT();
  return (
    <Segments
      legend={t("leads.filter.status")}
      options={[
        ["all", t("leads.filter.allStatuses")] as const,
        ...leadStatuses.map((status) => [status, t(statusNames[status])] as const),
      ]}
      counts={stats && { ...stats, all: stats.total }}
      value={status ?? "all"}
      onValueChange={onStatusChange}
    />
  );
}

const files = [
  { kind: "table", icon: Download, label: "leads.files.table" },
  { kind: "contacts", icon: Contact, label: "leads.files.contacts" },
] as const;

/** Exports the filtered leads as CSV and vCard. */
function FileActions({ query }: { query: LeadFilter }) {
  const t = useT();
  return files.map(({ kind, icon, label }) => (
    <DownloadLink
      key={kind}
      address={paths.api(pathOf(leadFiles[kind], {}, query))}
      icon={icon}
      check={() => checkLeadFile(kind, query)}
      failure={t("leads.files.failed")}
    >
      {t(label)}
    </DownloadLink>
  ));
}

const defaults = { status: "all", kind: "all", person: "all", sort: "newest", search: "", page: "1" };

/** Sorting by reminder leaves out leads without one. */
const sorts = {
  newest: { ordering: "-created_at" },
  oldest: { ordering: "created_at" },
  reminders: { ordering: "remind_on", reminded: true },
} as const satisfies Record<string, LeadFilter>;

/** `query` is debounced; `shown` is the filter for exports. */
function useLeadQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const sort = values.sort in sorts ? (values.sort as keyof typeof sorts) : "newest";
  const chosen = {
    status: leadStatuses.find((status) => status === values.status),
    kind: leadKinds.find((kind) => kind === values.kind),
    person: readPersonFilter(values.person),
    ...sorts[sort],
  };
  const search = useDebounced(values.search);
  return {
    search: values.search,
    page,
    status: chosen.status,
    kind: chosen.kind,
    person: chosen.person,
    sort,
    isFiltered: Boolean(chosen.status || chosen.kind || chosen.person) || sort === "reminders",
    query: { ...chosen, search, page },
    shown: { ...chosen, search: values.search },
    setSearch: (search: string) => change({ search }),
    setPage,
    setStatus: (status: LeadStatus | "all") => change({ status }),
    setKind: (kind: LeadKind | "all") => change({ kind }),
    setPerson: (person: string) => change({ person }),
    setSort: (sort: keyof typeof sorts) => change({ sort }),
  };
}

type LeadQuery = ReturnType<typeof useLeadQuery>;
