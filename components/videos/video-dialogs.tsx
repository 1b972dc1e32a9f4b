"use client";

import { YoutubeUrlInput } from "@/components/content/youtube-url-input";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { createVideo, updateVideo } from "@/lib/api/save-content";
import { videoLimits } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";
import { type VideoForm, videoForm } from "./video-form";

export function AddVideoDialog(dialog: DialogControl) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="new-video"
      title={t("videos.add.title")}
      schema={videoForm}
      defaultValues={{ title: "", youtube_url: "", description: "", texts: {} }}
      submitLabel={t("videos.add.submit")}
      busyLabel={t("videos.add.busy")}
      failureText={t("videos.add.failed")}
      onSubmit={async (input) => {
        await createVideo(input);
        toast.success(t("videos.add.done", { title: input.title }));
      }}
    >
      {(form) => <VideoFields form={form} />}
    </FormDialog>
  );
}

export function EditVideoDialog({ video, ...dialog }: DialogControl & { video: Video }) {
  const t = useT();
  const { id, title, youtube_url, description, texts } = video;
  return (
    <FormDialog
      {...dialog}
      name={`video-${id}`}
      title={t("videos.edit.title")}
      schema={videoForm}
      defaultValues={{ title, youtube_url, description, texts: texts ?? {} }}
      submitLabel={t("videos.edit.submit")}
      busyLabel={t("videos.edit.busy")}
      failureText={t("videos.edit.failed")}
      onSubmit={async (input) => {
        await updateVideo(id, input);
        toast.success(t("videos.edit.done", { title: input.title }));
      }}
    >
      {(form) => <VideoFields form={form} />}
    </FormDialog>
  );
}

export function VideoFields({ form }: { form: VideoForm }) {
  const t = useT();
  const { control } = form;
  const texts = [
    { name: "title", label: t("videos.fields.title"), max: videoLimits.title },
    { name: "description", label: t("videos.fields.description"), max: videoLimits.description, isLong: true },
  ];
  return (
    <OwnWords form={form} texts={texts}>
      <FormField
        control={control}
        name="title"
        counter={{ max: videoLimits.title }}
        label={t("videos.fields.title")}
        required
      >
        {(field) => <Input autoComplete="off" placeholder={t("videos.fields.titlePlaceholder")} {...field} />}
      </FormField>
      <FormField control={control} name="youtube_url" label={t("videos.fields.youtubeUrl")} required>
        {(field) => <YoutubeUrlInput {...field} />}
      </FormField>
      <FormField
        control={control}
        name="description"
        counter={{ max: videoLimits.description }}
        label={t("videos.fields.description")}
      >
        {(field) => <Textarea placeholder={t("videos.fields.descriptionPlaceholder")} {...field} />}
      </FormField>
    </OwnWords>
  );
}
