"use client";

import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { videoLimits } from "@/lib/contract/content/values";
import type { VideoFormControl } from "./video-form";

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
