"use client";

import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Select } from "@/components/ui/field/select";
import { lazyPart } from "@/components/ui/lazy";
import { firstPeople, usePeople } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import type { Person } from "@/lib/contract/content/person";
import { callLimits } from "@/lib/contract/values";
import type { PersonFilter as Filter } from "@/lib/contract/visitors/schema";
import type { PersonSearchProps } from "./person-search";

const PersonSearch = lazyPart(
  withMessages(["hand-over"], () => import("./person-search").then((file) => file.PersonSearch)),
);

type PersonFilterProps = Omit<PersonSearchProps, "nobodies">;

/** One person's, or nobody's where the reader sees those. */
export function PersonFilter(props: PersonFilterProps) {
  const t = useT();
  const seesCompanys = useCan("card.edit");
  const { data } = usePeople(firstPeople);
  const nobodies = {
    all: t("hand-over.filter.everybody"),
    ...(seesCompanys && { none: t("hand-over.filter.nobody") }),
  };
  return data && data.count > callLimits.pageSize.max ? (
    <PersonSearch {...props} nobodies={nobodies} />
  ) : (
    <PersonSelect {...props} nobodies={nobodies} people={data?.results} />
  );
}

type PersonSelectProps = PersonSearchProps & { people: readonly Person[] | undefined };

function PersonSelect({ person, onPersonChange, nobodies, people }: PersonSelectProps) {
  const t = useT();
  const isGone = people && typeof person === "number" && !people.some(({ id }) => id === person);
  return (
    <Select
      aria-label={t("hand-over.filter.label")}
      value={person ?? "all"}
      onChange={({ target }) => onPersonChange(target.value)}
      className="min-w-34 flex-1"
    >
      {Object.entries(nobodies).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      {people?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {isGone && <option value={person}>{t("hand-over.filter.gone")}</option>}
    </Select>
  );
}

/** As the page's address has it; undefined for everybody. */
export function readPersonFilter(value: string): Filter | undefined {
  if (value === "none") return value;
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
