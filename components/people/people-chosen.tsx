"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { ChosenBar } from "@/components/list/chosen-bar";
import { useEscape } from "@/components/list/use-escape";
import type { Selection } from "@/components/list/use-selection";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Label } from "@/components/ui/field/label";
import { lazyDialog } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { findPeopleIds, useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";
import type { TeamListQuery } from "@/lib/contract/content/person";
import type { PeopleBulk } from "./bulk-dialogs";
import { PrintDialog } from "./print-action";

const PeopleBulkDialog = lazyDialog(
  withMessages(["people", "cards-rules", "content-rules"], () =>
    import("./bulk-dialogs").then((file) => file.PeopleBulkDialog),
  ),
);

type PeopleChosenProps = {
  selection: Selection;
  /** What the list shows now, the ids on its page, and how many it finds in all. */
  query: Partial<TeamListQuery>;
  page: readonly number[];
  found: number;
};

/** While people are chosen: how many, and what can be done to all of them. */
export function PeopleChosen({ selection, query, page, found }: PeopleChosenProps) {
  const t = useT();
  const canManage = useCan("team.manage");
  const canInvite = useCan("team.invite");
  const { hasMail } = useProvider();
  const { branches = [], members = 1, person_cards: hasCards = false, slug = "" } = useTeam().data ?? {};
  const [kind, setKind] = useState<PeopleBulk | "print" | null>(null);
  const [busy, setBusy] = useState(false);
  useEscape(selection.clear);
  const kinds: readonly (PeopleBulk | "print" | false)[] = [
    branches.length > 0 && "branch",
    "role",
    canManage && members > 1 && "account",
    canInvite && hasMail && "invite",
    hasCards && "print",
  ];
  const control = { open: true, onOpenChange: (open: boolean) => !open && setKind(null) };

  async function chooseAll() {
    setBusy(true);
    try {
      selection.choose(await findPeopleIds(query), true, page);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("people.list.failed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ChosenBar label={t("people.bulk.label")}>
      <Label className="flex items-center gap-3">
        <Checkbox
          checked={page.length > 0 && page.every(selection.has)}
          onCheckedChange={(checked) => selection.choose(page, checked === true, page)}
        />
        {t("people.bulk.page")}
      </Label>
      <p role="status" className="text-sm font-medium tabular-nums">
        {t("people.bulk.chosen", { count: selection.count })}
      </p>
      {found > page.length && selection.count < found && (
        <Button variant="link" size="sm" busy={busy} onClick={() => void chooseAll()}>
          {t("people.bulk.all", { count: found })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 sm:ms-auto">
        {kinds.map(
          (one) =>
            one && (
              <Button
                key={one}
                variant="outline"
                size="sm"
                disabled={selection.count === 0}
                onClick={() => setKind(one)}
              >
                {t(`people.bulk.${one}`)}
              </Button>
            ),
        )}
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          <X aria-hidden="true" />
          {t("people.bulk.clear")}
        </Button>
      </div>
      {kind === "print" && <PrintDialog slug={slug} people={[...selection.ids]} {...control} />}
      {kind && kind !== "print" && (
        <PeopleBulkDialog key={kind} kind={kind} ids={[...selection.ids]} onDone={selection.clear} {...control} />
      )}
    </ChosenBar>
  );
}
