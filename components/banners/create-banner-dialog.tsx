"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createBanner } from "@/lib/api/save-content";
import { center } from "@/lib/contract/content/values";
import { BannerFields } from "./banner-fields";
import { createBannerForm } from "./banner-form";

export function CreateBannerDialog(dialog: DialogControl) {
  return (
    <FormDialog
      {...dialog}
      name="new-banner"
      title="Create New Banner"
      schema={createBannerForm}
      defaultValues={{
        banner_type: "image",
        title: "",
        description: "",
        focus: center,
        youtube_url: "",
        is_active: true,
      }}
      submitLabel="Create Banner"
      busyLabel="Creating..."
      failureText="Failed to create banner"
      onSubmit={async (input, options) => {
        await createBanner(input, input.image && options);
        toast.success(`${input.title} was created`);
      }}
    >
      {(form) => <BannerFields form={form} hasActive={false} />}
    </FormDialog>
  );
}
