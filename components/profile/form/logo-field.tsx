"use client";

import { FormField } from "@/components/ui/field/form-field";
import { UploadField, type UploadValue } from "@/components/upload/upload-field";
import { hintOf } from "@/lib/contract/files";
import { messages } from "@/lib/contract/messages";
import { logoRule, profileFormSchema } from "@/lib/contract/profile";
import { CropDialog } from "../crop/crop-dialog";
import { logoSizeHint } from "../crop/logo-hint";
import { useOpenedPicture } from "../crop/use-opened-picture";
import type { ProfileFormState } from "./profile-form-values";

/** A picked picture is cropped to a square before it counts. */
export function LogoField({ form, current }: { form: ProfileFormState; current: string | null }) {
  const { picture, open, close } = useOpenedPicture();

  async function change(value: UploadValue, store: (value: UploadValue) => void) {
    form.clearErrors("logo");
    if (!(value instanceof File)) return store(value);
    const checked = profileFormSchema.shape.logo.safeParse(value);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? messages.imageInvalid);
    await open(value).catch(() => refuse(messages.imageUnreadable));
  }

  function refuse(message: string) {
    form.setError("logo", { type: "picked", message });
  }

  function use(file: File) {
    form.setValue("logo", file, { shouldDirty: true, shouldValidate: true });
    close();
  }

  return (
    <>
      <FormField control={form.control} name="logo" label="Company logo">
        {({ onChange, value, disabled: _, ...field }) => (
          <UploadField
            {...field}
            value={value as UploadValue}
            rule={logoRule}
            current={current}
            clearable
            hint={`${logoSizeHint}. ${hintOf(logoRule)}.`}
            onChange={(value) => change(value, onChange)}
          />
        )}
      </FormField>
      {picture && <CropDialog picture={picture} onUse={use} onCancel={close} />}
    </>
  );
}
