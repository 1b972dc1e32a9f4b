"use client";

import { Construction, Megaphone } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useAnnouncements } from "@/lib/api/announcements";
import type { AnnouncementKind } from "@/lib/contract/announcements/values";
import { AnnouncementCard } from "./announcement-card";
import { MaintenanceDialog, NewsDialog } from "./lazy-dialogs";

export function AnnouncementsScreen() {
  const t = useT();
  const answer = useAnnouncements();
  const [adding, setAdding] = useState<AnnouncementKind | null>(null);
  const { data, error } = answer;
  if (error && !data)
    return <LoadFailure title={t("announcements.failed")} error={error} onRetry={() => void answer.mutate()} />;
  const dialog = (kind: AnnouncementKind) => ({
    open: adding === kind,
    onOpenChange: (isOpen: boolean) => setAdding(isOpen ? kind : null),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("announcements.title")}
        subtitle={t("announcements.subtitle")}
        actions={
          <>
            <Button variant="outline" onClick={() => setAdding("maintenance")}>
              <Construction aria-hidden="true" />
              {t("announcements.addMaintenance")}
            </Button>
            <Button onClick={() => setAdding("news")}>
              <Megaphone aria-hidden="true" />
              {t("announcements.addNews")}
            </Button>
          </>
        }
      />
      <ReloadFailure text={t("announcements.failed")} answer={answer} />
      {!data && <ContentListSkeleton label={t("common.loading")} />}
      {data?.results.length === 0 && (
        <EmptyState icon={Megaphone} title={t("announcements.none")} description={t("announcements.noneWhy")} />
      )}
      {data && data.results.length > 0 && (
        <ul aria-label={t("announcements.title")} className="grid gap-4 md:grid-cols-2">
          {data.results.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementCard announcement={announcement} />
            </li>
          ))}
        </ul>
      )}
      <NewsDialog {...dialog("news")} />
      <MaintenanceDialog {...dialog("maintenance")} />
    </div>
  );
}
