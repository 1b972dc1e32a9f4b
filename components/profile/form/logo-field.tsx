"use client";

import { CropDialog } from "@/components/picture/crop/crop-dialog";
import { PreparingStatus } from "@/components/picture/preparing-status";
import { useOpenedPicture } from "@/components/picture/use-opened-picture";
import { usePreparing } from "@/components/picture/use-preparing";
import { FormField } from "@/components/ui/field/form-field";
import { UploadField, type UploadValue } from "@/components/upload/upload-field";
import { hintOf } from "@/lib/contract/files";
import { limits } from "@/lib/contract/limits";
import { logoRule } from "@/lib/contract/profile";
import type { ProfileFormState } from "./profile-form-values";

const { recommendedSide: side } = limits.logo;
const logoSizeHint = `${side}x${side} or larger is recommended`;

/** A picked picture is cropped to a square before it counts. */
export function LogoField({ form, current }: { form: ProfileFormState; current: string | null }) {
  const preparing = usePreparing((message) => form.setError("logo", { type: "picked", message }));
  const { picture, open, close } = useOpenedPicture(logoRule);

  async function change(value: UploadValue, store: (value: UploadValue) => void) {
    preparing.cancel();
    form.clearErrors("logo");
    if (!(value instanceof File)) return store(value);
    await preparing.run((signal) => open(value, signal));
  }

  function use(file: File) {
    form.setValue("logo", file, { shouldDirty: true, shouldValidate: true });
    close();
  }

  return (
    <>
      <FormField control={form.control} name="logo" label="Company logo">
        {({ onChange, value, disabled: _, ...field }) => (
          <>
            <UploadField
              {...field}
              value={value as UploadValue}
              rule={logoRule}
              current={current}
              clearable
              camera
              hint={`${logoSizeHint}. ${hintOf(logoRule)}.`}
              onChange={(value) => change(value, onChange)}
            />
            <PreparingStatus preparing={preparing} />
          </>
        )}
      </FormField>
      {picture && (
        <CropDialog
          picture={picture}
          title="Crop your logo"
          aspect={1}
          side={logoRule.side}
          hint={logoSizeHint}
          onUse={use}
          onCancel={close}
        />
      )}
    </>
  );
}
