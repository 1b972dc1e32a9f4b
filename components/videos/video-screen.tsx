"use client";

import { Pencil, Plus, SquarePlay } from "lucide-react";
import { ContentCard } from "@/components/content/content-card";
import { VideoStill } from "@/components/content/content-picture";
import { DeleteAction } from "@/components/content/delete-action";
import { LinkAction } from "@/components/content/link-action";
import { DialogAction } from "@/components/form/dialog-action";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { SlotCounter } from "@/components/list/slot-counter";
import { useContentQuery } from "@/components/list/use-content-query";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { ShowAction } from "@/components/own-plan/show-action";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { deleteVideo, useVideoStats, useVideos } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import * as videoMessages from "@/lib/contract/content/messages/video";
import { isYoutubeUrl } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";

const AddVideoDialog = lazyDialog(
  withMessages(["videos", "content-rules"], () =>
    import("./video-dialogs").then(({ AddVideoDialog }) => AddVideoDialog),
  ),
);

export function VideoScreen() {
  const t = useT();
  const list = useContentQuery();
  const videos = useVideos(list.query);
  const { data: stats } = useVideoStats();
  const [isAdding, setIsAdding] = useOpenByAddress();
  const isFull = stats?.remaining_slots === 0;

  const addButton = (
    <Button disabled={isFull} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t("videos.add.action")}
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("videos.title")}
        subtitle={t("videos.subtitle")}
        actions={
          <>
            <SlotCounter used={stats?.total_videos} max={stats?.max_videos} words="videos" />
            {addButton}
          </>
        }
      />
      <PlanNotice />
      <LimitNotice isFull={isFull} used={stats?.total_videos} max={stats?.max_videos}>
        {stats && t.say(videoMessages.limit(stats.max_videos))}
      </LimitNotice>
      <ContentList
        words="videos.list"
        list={list}
        answer={videos}
        searchPlaceholder={t("videos.list.searchPlaceholder")}
        pictureAspect="aspect-video"
        empty={{
          icon: SquarePlay,
          description: t("videos.list.noneWhy"),
          action: addButton,
        }}
      >
        {(video) => <VideoCard video={video} />}
      </ContentList>
      <AddVideoDialog open={isAdding && !isFull} onOpenChange={setIsAdding} />
    </div>
  );
}

const EditVideoDialog = lazyDialog(
  withMessages(["videos", "content-rules"], () =>
    import("./video-dialogs").then(({ EditVideoDialog }) => EditVideoDialog),
  ),
);

function VideoCard({ video }: { video: Video }) {
  const { id, title, description, youtube_url: youtubeUrl } = video;
  return (
    <ContentCard
      title={title}
      description={description}
      badge={<RestingBadge item={video} />}
      media={<VideoStill youtubeUrl={youtubeUrl} title={title} />}
      actions={
        <>
          <ShowAction content="videos" item={video} name={title} />
          {isYoutubeUrl(youtubeUrl) && <LinkAction href={youtubeUrl} words="videos.watch" name={title} />}
          <DialogAction icon={Pencil} words="videos.edit" name={title}>
            {(dialog) => <EditVideoDialog video={video} {...dialog} />}
          </DialogAction>
          <DeleteAction words="videos.delete" name={title} onDelete={() => deleteVideo(id)} />
        </>
      }
    />
  );
}
