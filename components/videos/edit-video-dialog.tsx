"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { updateVideo } from "@/lib/api/save-content";
import type { Video } from "@/lib/contract/content/video";
import { VideoFields } from "./video-fields";
import { videoForm } from "./video-form";

export function EditVideoDialog({ video, ...dialog }: DialogControl & { video: Video }) {
  const { id, title, youtube_url, description } = video;
  return (
    <FormDialog
      {...dialog}
      name={`video-${id}`}
      title="Edit video"
      schema={videoForm}
      defaultValues={{ title, youtube_url, description }}
      submitLabel="Update video"
      busyLabel="Updating..."
      failureText="Failed to update video"
      onSubmit={async (input) => {
        await updateVideo(id, input);
        toast.success(`${input.title} was updated`);
      }}
    >
      {(form) => <VideoFields control={form.control} />}
    </FormDialog>
  );
}
