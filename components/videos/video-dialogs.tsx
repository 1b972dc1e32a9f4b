"use client";

import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { createVideo, updateVideo } from "@/lib/api/save-content";
import { videoLimits } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";
import { type VideoFormControl, videoForm } from "./video-form";

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

export function VideoFields({ control }: { control: VideoFormControl }) {
  return (
    <>
      <FormField control={control} name="title" counter={{ max: videoLimits.title }} label="Video title" required>
        {(field) => <Input autoComplete="off" placeholder="For example: A look into our workshop" {...field} />}
      </FormField>
      <FormField control={control} name="youtube_url" label="YouTube URL" required>
        {(field) => <YoutubeUrlInput {...field} />}
      </FormField>
      <FormField control={control} name="description" counter={{ max: videoLimits.description }} label="Description">
        {(field) => <Textarea placeholder="What is the video about?" {...field} />}
      </FormField>
    </>
  );
}
