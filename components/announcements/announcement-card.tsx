"use client";

import { CircleStop, Pencil } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "@/components/content/act-dialog";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/time";
import { deleteAnnouncement, endAnnouncement } from "@/lib/api/announcements";
import type { Announcement } from "@/lib/contract/announcements/schema";
import { formatDays } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";
import { MaintenanceDialog, NewsDialog } from "./lazy-dialogs";

type State = "coming" | "running" | "over";
const variants = { coming: "default", running: "success", over: "outline" } as const;

function stateAt(now: number, { starts_at, ends_at }: Announcement): State {
  if (Date.parse(ends_at) <= now) return "over";
  return Date.parse(starts_at) <= now ? "running" : "coming";
}

export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const t = useT();
  const [now] = useState(Date.now);
  const { id, kind, text } = announcement;
  const state = stateAt(now, announcement);
  const name = nameOf(t, announcement);
  const EditDialog = kind === "news" ? NewsDialog : MaintenanceDialog;
  return (
    <ContentCard
      title={name}
      description={text}
      badge={<Badge variant={variants[state]}>{t(`announcements.states.${state}`)}</Badge>}
      meta={kind === "news" ? <NewsFacts announcement={announcement} /> : <Span announcement={announcement} />}
      actions={
        <>
          <DialogAction icon={Pencil} words="announcements.edit" name={name}>
            {(dialog) => <EditDialog announcement={announcement} {...dialog} />}
          </DialogAction>
          {state === "running" && <EndAction id={id} name={name} />}
          <DeleteAction words="announcements.delete" name={name} onDelete={() => deleteAnnouncement(id)} />
        </>
      }
    />
  );
}

function nameOf(t: T, { kind, title }: Announcement): string {
  return kind === "news" ? title : t("announcements.maintenance");
}

function NewsFacts({ announcement: { first_on, last_on, plan, by_mail } }: { announcement: Announcement }) {
  const t = useT();
  return (
    <p className="w-full">
      {[
        formatDays(t, first_on, last_on),
        plan?.name ?? t("announcements.all"),
        ...(by_mail ? [t("announcements.mailed")] : []),
      ].join(" · ")}
    </p>
  );
}

function Span({ announcement: { starts_at, ends_at } }: { announcement: Announcement }) {
  return (
    <p className="w-full">
      <LocalTime time={starts_at} isExact /> – <LocalTime time={ends_at} isExact />
    </p>
  );
}

function EndAction({ id, name }: { id: number; name: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("announcements.end.item", { name })}
        onClick={() => setOpen(true)}
      >
        <CircleStop aria-hidden="true" />
        {t("announcements.end.action")}
      </Button>
      <ActDialog
        open={open}
        onOpenChange={setOpen}
        title={t("announcements.end.item", { name })}
        description={t("announcements.end.question")}
        confirmLabel={t("announcements.end.action")}
        busyLabel={t("common.saving")}
        act={async () => {
          await endAnnouncement(id);
          return t("announcements.end.done");
        }}
      />
    </>
  );
}
