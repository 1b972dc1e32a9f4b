"use client";

import { Pencil } from "lucide-react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { LinkAction } from "@/components/content/link-action";
import { VideoStill } from "@/components/content/video-still";
import { DialogAction } from "@/components/form/dialog-action";
import { lazyDialog } from "@/components/ui/lazy";
import { deleteVideo } from "@/lib/api/content";
import { isYoutubeUrl } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";

const EditVideoDialog = lazyDialog(() => import("./edit-video-dialog").then(({ EditVideoDialog }) => EditVideoDialog));

export function VideoCard({ video }: { video: Video }) {
  const { id, title, description, youtube_url: youtubeUrl } = video;
  return (
    <ContentCard
      title={title}
      description={description}
      media={<VideoStill youtubeUrl={youtubeUrl} title={title} />}
      actions={
        <>
          {isYoutubeUrl(youtubeUrl) && <LinkAction href={youtubeUrl} label="Watch" name={title} />}
          <DialogAction icon={Pencil} label="Edit" name={title}>
            {(dialog) => <EditVideoDialog video={video} {...dialog} />}
          </DialogAction>
          <DeleteAction noun="video" name={title} onDelete={() => deleteVideo(id)} />
        </>
      }
    />
  );
}
