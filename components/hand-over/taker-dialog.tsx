"use client";

import { Building2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Avatar } from "@/components/ui/avatar";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { Taker } from "./hand-over";
import { usePeopleSearch } from "./use-people-search";

type TakerDialogProps = DialogControl & {
  /** Does it; the dialog stays open where that fails. */
  onTake: (taker: Taker) => Promise<boolean>;
};

/** Who is to look after something: one tap on a name does it. */
export function TakerDialog({ open, onOpenChange, onTake }: TakerDialogProps) {
  const t = useT();
  const mayGiveCompany = useCan("card.edit");
  const [isBusy, setIsBusy] = useState(false);
  const { people, searchField } = usePeopleSearch();

  async function take(taker: Taker) {
    setIsBusy(true);
    const isDone = await onTake(taker);
    setIsBusy(false);
    if (isDone) onOpenChange(false);
  }

  const { data, error } = people;
  return (
    <SimpleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("hand-over.dialog.title")}
      description={t("hand-over.dialog.description")}
    >
      {searchField}
      {error && !data ? (
        <LoadFailure title={t("hand-over.dialog.failed")} error={error} onRetry={() => people.mutate()} />
      ) : (
        <ul aria-busy={!data || isBusy} className="flex flex-col gap-1">
          {!data && <Skeleton className="h-40" />}
          {data?.results.map((person) => (
            <li key={person.id}>
              <TakerButton isBusy={isBusy} onClick={() => take(person)}>
                <Avatar name={person.name} src={person.image} className="size-8 rounded-full text-xs" />
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{person.name}</bdi>
                  {person.role && <span className="block font-normal text-muted-foreground">{person.role}</span>}
                </span>
              </TakerButton>
            </li>
          ))}
          {data?.count === 0 && <li className="text-sm text-muted-foreground">{t("hand-over.dialog.none")}</li>}
          {data && mayGiveCompany && (
            <li>
              <TakerButton isBusy={isBusy} onClick={() => take(null)}>
                <Building2 aria-hidden="true" className="size-8 p-1.5" />
                {t("hand-over.dialog.company")}
              </TakerButton>
            </li>
          )}
        </ul>
      )}
    </SimpleDialog>
  );
}

type TakerButtonProps = { isBusy: boolean; onClick: () => void; children: ReactNode };

function TakerButton({ isBusy, ...button }: TakerButtonProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start text-sm font-medium transition-colors hover:bg-accent focus-ring disabled:opacity-50"
      {...button}
    />
  );
}
