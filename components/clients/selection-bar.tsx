"use client";

import { ChevronUp, X } from "lucide-react";
import { useState } from "react";
import { RunStatus } from "@/components/bulk/run-status";
import { useT } from "@/components/i18n/translator-context";
import { ChosenBar } from "@/components/list/chosen-bar";
import { useEscape } from "@/components/list/use-escape";
import type { Selection } from "@/components/list/use-selection";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Label } from "@/components/ui/field/label";
import { lazyDialog, lazyOverlay } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { BulkAction, BulkFilter, BulkRun } from "@/lib/contract/clients/bulk";

/** `linkFile`: links to hand over, in place of mails. */
export type BulkKind = BulkAction["kind"] | "linkFile";

const SelectionMenuItems = lazyOverlay(
  "menu",
  withMessages(["clients", "bulk", "plans"], () =>
    import("./selection-menu-items").then((file) => file.SelectionMenuItems),
  ),
);
const BulkDialog = lazyDialog(
  withMessages(["bulk", "clients", "plans", "plans-rules"], () =>
    import("./bulk-dialogs").then((file) => file.BulkDialog),
  ),
);

type SelectionBarProps = {
  /** Whether clients are being chosen. */
  open: boolean;
  selection: Selection<BulkFilter>;
  /** Ids on the page that is shown, and how many clients the list finds in all. */
  page: readonly number[];
  found: number;
};

/** Stays at the screen's lower edge while clients are chosen, and until what was done to them is read. */
export function SelectionBar({ open, selection, page, found }: SelectionBarProps) {
  const t = useT();
  const [runId, setRunId] = useState<number | null>(null);
  if (!open && runId === null) return null;

  function follow({ id }: BulkRun) {
    setRunId(id);
    selection.clear();
  }
  return (
    <ChosenBar label={t("bulk.label")}>
      {runId === null ? (
        <Choosing selection={selection} page={page} found={found} onStarted={follow} />
      ) : (
        <RunStatus id={runId} onClose={() => setRunId(null)} />
      )}
    </ChosenBar>
  );
}

type ChoosingProps = Omit<SelectionBarProps, "open"> & { onStarted: (run: BulkRun) => void };

function Choosing({ selection, page, found, onStarted }: ChoosingProps) {
  const t = useT();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const { count, isAll, chosen } = selection;
  useEscape(selection.clear);
  return (
    <>
      <Label className="flex items-center gap-3">
        <Checkbox
          checked={page.length > 0 && page.every(selection.has)}
          onCheckedChange={(checked) => selection.choose(page, checked === true, page)}
        />
        {t("bulk.page")}
      </Label>
      <p role="status" className="text-sm font-medium tabular-nums">
        {t("bulk.chosen", { count })}
      </p>
      {!isAll && found > page.length && (
        <Button variant="link" size="sm" onClick={selection.chooseAll}>
          {t("bulk.all", { count: found })}
        </Button>
      )}
      <div className="ms-auto flex gap-2">
        <SelectionMenuItems
          clients={chosen}
          onChoose={setKind}
          trigger={
            <Button size="sm" disabled={count === 0}>
              {t("bulk.actions")}
              <ChevronUp aria-hidden="true" />
            </Button>
          }
        />
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          <X aria-hidden="true" />
          {t("bulk.clear")}
        </Button>
      </div>
      {kind && (
        <BulkDialog
          key={kind}
          kind={kind}
          clients={chosen}
          count={count}
          onStarted={onStarted}
          open
          onOpenChange={(open) => !open && setKind(null)}
        />
      )}
    </>
  );
}
