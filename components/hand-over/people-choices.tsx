import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { Avatar } from "@/components/ui/avatar";
import { Skeleton } from "@/components/ui/skeleton";
import type { Person } from "@/lib/contract/content/person";
import { usePeopleSearch } from "./use-people-search";

type PeopleChoicesProps = {
  isBusy?: boolean;
  onChoose: (person: Person) => void;
  /** Choices that are nobody in particular, as items. */
  others?: ReactNode;
};

/** People, one of whom is chosen with one tap. */
export function PeopleChoices({ isBusy = false, onChoose, others }: PeopleChoicesProps) {
  const t = useT();
  const { people, searchField } = usePeopleSearch();
  const { data, error } = people;
  return (
    <>
      {searchField}
      {error && !data ? (
        <LoadFailure title={t("hand-over.dialog.failed")} error={error} onRetry={() => people.mutate()} />
      ) : (
        <ul aria-busy={!data || isBusy} className="flex flex-col gap-1">
          {data ? others : <Skeleton className="h-40" />}
          {data?.results.map((person) => (
            <Choice key={person.id} isBusy={isBusy} onClick={() => onChoose(person)}>
              <Avatar name={person.name} src={person.image} className="size-8 rounded-full text-xs" />
              <span className="min-w-0 wrap-anywhere">
                <bdi>{person.name}</bdi>
                {person.role && <span className="block font-normal text-muted-foreground">{person.role}</span>}
              </span>
            </Choice>
          ))}
          {data?.count === 0 && <li className="text-sm text-muted-foreground">{t("hand-over.dialog.none")}</li>}
        </ul>
      )}
    </>
  );
}

type ChoiceProps = { isBusy?: boolean; onClick: () => void; children: ReactNode };

export function Choice({ isBusy, ...button }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isBusy}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start text-sm font-medium transition-colors hover:bg-accent focus-ring disabled:opacity-50"
        {...button}
      />
    </li>
  );
}
