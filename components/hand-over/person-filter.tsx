"use client";

import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Select } from "@/components/ui/field/select";
import { usePeople } from "@/lib/api/content";
import { callLimits } from "@/lib/contract/values";
import type { PersonFilter as Person } from "@/lib/contract/visitors/schema";

type PersonFilterProps = { person: Person | undefined; onPersonChange: (person: string) => void };

/** One person's, or nobody's where the reader sees those. */
export function PersonFilter({ person, onPersonChange }: PersonFilterProps) {
  const t = useT();
  const seesCompanys = useCan("card.edit");
  const { data } = usePeople({ page_size: callLimits.pageSize.max });
  return (
    <Select
      aria-label={t("hand-over.filter.label")}
      value={person ?? "all"}
      onChange={({ target }) => onPersonChange(target.value)}
      className="min-w-34 flex-1"
    >
      <option value="all">{t("hand-over.filter.everybody")}</option>
      {seesCompanys && <option value="none">{t("hand-over.filter.nobody")}</option>}
      {data?.results.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** As the page's address has it; undefined for everybody. */
export function readPersonFilter(value: string): Person | undefined {
  if (value === "none") return value;
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
