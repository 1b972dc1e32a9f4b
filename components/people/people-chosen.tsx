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
import { useTeam } from "@/lib/api/team";
import { withMessages } from "@/lib/browser/messages";
import type { PeopleBulk } from "./bulk-dialogs";

const PeopleBulkDialog = lazyDialog(
  withMessages(["people", "cards-rules", "content-rules"], () =>
    import("./bulk-dialogs").then((file) => file.PeopleBulkDialog),
  ),
);

/** While people are chosen: how many, and what can be done to all of them. `page` are the ids that are shown. */
export function PeopleChosen({ selection, page }: { selection: Selection; page: readonly number[] }) {
  const t = useT();
  const canManage = useCan("team.manage");
  const { branches = [], members = 1 } = useTeam().data ?? {};
  const [kind, setKind] = useState<PeopleBulk | null>(null);
  useEscape(selection.clear);
  const kinds: readonly (PeopleBulk | false)[] = [
    branches.length > 0 && "branch",
    "role",
    canManage && members > 1 && "account",
  ];
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
      {kind && (
        <PeopleBulkDialog
          key={kind}
          kind={kind}
          ids={[...selection.ids]}
          onDone={selection.clear}
          open
          onOpenChange={(open) => !open && setKind(null)}
        />
      )}
    </ChosenBar>
  );
}
