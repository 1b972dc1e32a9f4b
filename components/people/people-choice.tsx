"use client";

import { useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { Checkbox } from "@/components/ui/field/checkbox";
import { SearchInput } from "@/components/ui/field/search-input";
import { Spinner } from "@/components/ui/spinner";
import { reasonOf } from "@/lib/api/call/request";
import { usePeople } from "@/lib/api/content";
import type { Person } from "@/lib/contract/content/person";
import { callLimits } from "@/lib/contract/values";

type PeopleChoiceProps = { chosen: ReadonlySet<number>; onChosen: (chosen: ReadonlySet<number>) => void };

/** Ticks people of the team who have a card, by their ids. */
export function PeopleChoice({ chosen, onChosen }: PeopleChoiceProps) {
  const t = useT();
  const [search, setSearch] = useState("");
  const most = callLimits.pageSize.max;
  const { data, error } = usePeople({ search: useDebounced(search), page_size: most });
  const people = data?.results.filter(({ is_resting }) => !is_resting);

  function choose(id: number, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChosen(next);
  }

  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        label={t("people.list.search")}
        placeholder={t("people.list.searchPlaceholder")}
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {t("people.print.chosen", { count: chosen.size })}
      </p>
      {!people && !error && <Spinner label={t("people.list.loading")} />}
      {!people && error !== undefined && <p className="text-sm text-destructive">{t.say(reasonOf(error))}</p>}
      {people?.length === 0 && <p className="text-sm text-muted-foreground">{t("people.list.noneFound")}</p>}
      {people && people.length > 0 && (
        <ul className="divide-y divide-border rounded-md border border-border">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isChosen={chosen.has(person.id)}
              onChosen={(isChosen) => choose(person.id, isChosen)}
            />
          ))}
        </ul>
      )}
      {data && data.count > most && (
        <p className="text-sm text-muted-foreground">{t("people.print.first", { count: most })}</p>
      )}
    </div>
  );
}

type PersonRowProps = { person: Person; isChosen: boolean; onChosen: (isChosen: boolean) => void };

function PersonRow({ person: { name, role }, isChosen, onChosen }: PersonRowProps) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-sm hover:bg-accent">
        <Checkbox id={id} checked={isChosen} onCheckedChange={(checked) => onChosen(checked === true)} />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{name}</bdi>
          {role && <bdi className="block text-muted-foreground">{role}</bdi>}
        </span>
      </label>
    </li>
  );
}
