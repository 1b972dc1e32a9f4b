"use client";

import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { type DialogControl, SimpleDialog } from "@/components/ui/dialog";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { bringBack, forgetPerson, useFormerPeople } from "@/lib/api/leaving";
import type { FormerPerson } from "@/lib/contract/leaving/schema";

export function FormerPeopleDialog(dialog: DialogControl) {
  const t = useT();
  const people = useFormerPeople().data?.results ?? [];
  return (
    <SimpleDialog {...dialog} title={t("leaving.former.title")} description={t("leaving.former.what")}>
      {people.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t("leaving.former.none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-border">
          {people.map((person) => (
            <FormerPersonItem key={person.id} person={person} />
          ))}
        </ul>
      )}
    </SimpleDialog>
  );
}

function FormerPersonItem({ person }: { person: FormerPerson }) {
  const t = useT();
  const { id, name, successor, left_at, returnable_until } = person;
  const [busy, setBusy] = useState(false);
  const [isForgetting, setIsForgetting] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      await bringBack(id);
      toast.success(t("leaving.former.back", { name }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("leaving.former.bringBackFailed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <h3 className="font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-sm text-muted-foreground wrap-anywhere">
        {rich(t, "leaving.former.times", {
          left: () => <LocalTime time={left_at} />,
          until: () => <LocalTime time={returnable_until} />,
        })}
        <br />
        {t("leaving.former.lookedAfter", { name: successor ?? t("leaving.company") })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" busy={busy} onClick={() => void restore()}>
          {!busy && <RotateCcw aria-hidden="true" />}
          {rich(t, "leaving.former.bringBack", { name, heard })}
        </Button>
        <Button size="sm" variant="destructive-ghost" className="ms-auto" onClick={() => setIsForgetting(true)}>
          <Trash2 aria-hidden="true" />
          {rich(t, "leaving.former.forget", { name, heard })}
        </Button>
      </div>
      <ActDialog
        open={isForgetting}
        onOpenChange={setIsForgetting}
        title={t("leaving.former.forgetTitle", { name })}
        description={t("leaving.former.forgetWhat")}
        confirmLabel={t("leaving.former.forgetAction")}
        busyLabel={t("common.delete.busy")}
        act={async () => {
          await forgetPerson(id);
          return t("leaving.former.forgotten");
        }}
      />
    </li>
  );
}
