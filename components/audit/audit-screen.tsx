"use client";

import { Download, ScrollText } from "lucide-react";
import { useId } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { useDebounced } from "@/components/list/use-debounced";
import { usePagedQuery } from "@/components/list/use-query-state";
import { Input } from "@/components/ui/field/input";
import { Label } from "@/components/ui/field/label";
import { Select } from "@/components/ui/field/select";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { LocalTime } from "@/components/ui/time";
import { checkAuditFile, useAudit } from "@/lib/api/activity";
import { auditOperations } from "@/lib/contract/audit/operations";
import type { AuditEntry } from "@/lib/contract/audit/schema";
import { type AuditFilter, auditFilters } from "@/lib/contract/audit/values";
import { pathOf } from "@/lib/contract/operation";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { describeEntry, describeOrigin } from "./audit-sentence";

/** Who did what, when and from where. */
export function AuditScreen() {
  const t = useT();
  const list = useAuditQuery();
  const entries = useAudit(list.query);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("audit.title")}
        subtitle={t("audit.subtitle")}
        actions={
          Boolean(entries.data?.count) && (
            <DownloadLink
              address={paths.api(pathOf(auditOperations.exportAudit, {}, list.shown))}
              icon={Download}
              check={() => checkAuditFile(list.shown)}
              failure={t("audit.exportFailed")}
            >
              {t("audit.export")}
            </DownloadLink>
          )
        }
      />
      <ContentList
        words="audit.list"
        list={list}
        answer={entries}
        searchPlaceholder={t("audit.list.searchBy")}
        filters={<AuditFilters list={list} />}
        isFiltered={list.isFiltered}
        empty={{ icon: ScrollText, description: t("audit.list.noneText") }}
        arrange={(entries) => <AuditList entries={entries} />}
      />
    </div>
  );
}

const labels = {
  all: "audit.filters.all",
  sign_ins: "audit.filters.signIns",
  refused: "audit.filters.refused",
  safety: "audit.filters.safety",
  clients: "audit.filters.clients",
  content: "audit.filters.content",
} as const satisfies Record<AuditFilter, Key>;

function AuditFilters({ list }: { list: AuditQuery }) {
  const t = useT();
  return (
    <>
      <Select
        aria-label={t("audit.filters.show")}
        value={list.actions}
        onChange={({ target }) => list.setFilter({ actions: target.value })}
        className="min-w-44 flex-1"
      >
        {Object.entries(labels).map(([filter, label]) => (
          <option key={filter} value={filter}>
            {t(label)}
          </option>
        ))}
      </Select>
      <Day
        label={t("audit.filters.from")}
        value={list.from}
        max={list.to}
        onChange={(from) => list.setFilter({ from })}
      />
      <Day label={t("audit.filters.to")} value={list.to} min={list.from} onChange={(to) => list.setFilter({ to })} />
    </>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ label, min, max, onChange, value }: DayProps) {
  const id = useId();
  return (
    <div className="flex min-w-44 flex-1 items-center gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT();
  return (
    <ol className="divide-y divide-border rounded-xl border border-border bg-card shadow-xs">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col gap-1 px-4 py-3 text-sm sm:flex-row sm:justify-between sm:gap-6 sm:px-5"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{describeEntry(t, entry)}</p>
            <p className="wrap-anywhere text-muted-foreground">{describeOrigin(t, entry)}</p>
          </div>
          <LocalTime time={entry.at} isExact className="shrink-0 text-muted-foreground tabular-nums" />
        </li>
      ))}
    </ol>
  );
}

const defaults = { actions: "all", from: "", to: "", search: "", page: "1" };

/** What of the record is shown. `query` follows the typing only in its pauses; `shown` is what a file of it is to hold. */
function useAuditQuery() {
  const { values, page, change, setPage } = usePagedQuery(defaults);
  const actions: AuditFilter = values.actions in auditFilters ? (values.actions as AuditFilter) : "all";
  const chosen = {
    actions: actions === "all" ? undefined : actions,
    from: values.from || undefined,
    to: values.to || undefined,
  };
  const search = useDebounced(values.search);
  return {
    ...{ search: values.search, actions, from: values.from, to: values.to, page },
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
    query: { ...chosen, search, page },
    shown: { ...chosen, search: values.search },
    setSearch: (search: string) => change({ search }),
    setPage,
    setFilter: (filter: Partial<Pick<typeof defaults, "actions" | "from" | "to">>) => change(filter),
  };
}

type AuditQuery = ReturnType<typeof useAuditQuery>;
