"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createVideo } from "@/lib/api/save-content";
import { VideoFields } from "./video-fields";
import { videoForm } from "./video-form";

export function AddVideoDialog(dialog: DialogControl) {
  return (
    <FormDialog
      {...dialog}
      name="new-video"
      title="Add new video"
      schema={videoForm}
      defaultValues={{ title: "", youtube_url: "", description: "" }}
      submitLabel="Add video"
      busyLabel="Adding..."
      failureText="Failed to create video"
      onSubmit={async (input) => {
        await createVideo(input);
        toast.success(`${input.title} was added`);
      }}
    >
      {(form) => <VideoFields control={form.control} />}
    </FormDialog>
  );
}
