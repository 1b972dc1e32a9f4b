"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { updateBanner } from "@/lib/api/save-content";
import type { Banner } from "@/lib/contract/content/banner";
import { center } from "@/lib/contract/content/values";
import { BannerFields } from "./banner-fields";
import { createBannerForm, editBannerForm } from "./banner-form";

type EditBannerDialogProps = DialogControl & { banner: Banner; hasActive: boolean };

export function EditBannerDialog({ banner, hasActive, ...dialog }: EditBannerDialogProps) {
  const { id, banner_type, title, description, image, focus = center, youtube_url, is_active } = banner;
  return (
    <FormDialog
      {...dialog}
      name={`banner-${id}`}
      title="Edit Banner"
      schema={image ? editBannerForm : createBannerForm}
      defaultValues={{ banner_type, title, description, focus, youtube_url: youtube_url ?? "", is_active }}
      submitLabel="Update Banner"
      busyLabel="Updating..."
      failureText="Failed to update banner"
      onSubmit={async (input, options) => {
        await updateBanner(id, input, input.image && options);
        toast.success(`${input.title} was updated`);
      }}
    >
      {(form) => <BannerFields form={form} current={image} hasActive={hasActive} />}
    </FormDialog>
  );
}
