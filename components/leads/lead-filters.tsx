import { Select } from "@/components/ui/field/select";
import { type LeadKind, leadKinds } from "@/lib/contract/leads/values";
import { kindLabels } from "./lead-texts";
import type { LeadQuery, sorts } from "./use-lead-query";

const sortLabels: Record<keyof typeof sorts, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  reminders: "With a reminder",
};

export function LeadFilters({ list }: { list: LeadQuery }) {
  return (
    <>
      <Select
        aria-label="Filter by kind"
        value={list.kind ?? "all"}
        onChange={({ target }) => list.setKind(target.value as LeadKind | "all")}
        className="min-w-34 flex-1"
      >
        <option value="all">All kinds</option>
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort"
        value={list.sort}
        onChange={({ target }) => list.setSort(target.value as keyof typeof sorts)}
        className="min-w-42 flex-1"
      >
        {Object.entries(sortLabels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
