"use client";

import { useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { hintOf } from "@/components/upload/hint";
import { UploadField, type UploadValue } from "@/components/upload/upload-field";
import { preparePicture } from "@/lib/browser/picture/prepare-picture";
import type { PictureRule } from "@/lib/contract/values";
import { CropDialog } from "./crop-dialog";
import { PreparingStatus, usePreparing } from "./preparing";
import { useOpenedPicture } from "./use-opened-picture";

type PictureFormFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  name: FieldPath<I>;
  label: string;
  rule: PictureRule;
  /** Width / height of the crop. */
  aspect: number;
  required?: boolean;
  /** URL of the stored picture. */
  current?: string | null;
  /** After the field's picture changed. */
  onPut?: () => void;
};

/** Resized as soon as it is picked; cropping is optional. */
export function PictureFormField<I extends FieldValues, O>(props: PictureFormFieldProps<I, O>) {
  const t = useT();
  const { form, name, label, rule, aspect, required, current, onPut } = props;
  const preparing = usePreparing((message) => form.setError(name, { type: "picked", message }));
  const { picture, open, close } = useOpenedPicture(rule);
  const [picked, setPicked] = useState<{ file: File; whole: File } | null>(null);

  async function change(value: UploadValue) {
    preparing.cancel();
    form.clearErrors(name);
    if (!(value instanceof File)) return put(value);
    const whole = await preparing.run(() => preparePicture(value, rule));
    if (!whole) return;
    setPicked({ file: value, whole });
    put(whole);
  }

  function put(value: UploadValue) {
    close();
    const shouldValidate = value instanceof File;
    form.setValue(name, value as FieldPathValue<I, FieldPath<I>>, { shouldDirty: true, shouldValidate });
    onPut?.();
  }

  return (
    <>
      <FormField control={form.control} name={name} label={label} required={required}>
        {({ onChange: _change, disabled: _disabled, value, ...field }) => (
          <>
            <UploadField
              {...field}
              value={value}
              rule={rule}
              current={current}
              hint={hintOf(t, rule, true)}
              camera
              onChange={change}
              // Always crops the original.
              onCrop={(file) => preparing.run((signal) => open(picked?.file ?? file, signal))}
            />
            <PreparingStatus preparing={preparing} />
          </>
        )}
      </FormField>
      {picture && (
        <CropDialog
          picture={picture}
          title={t("picture.crop.photo")}
          aspect={aspect}
          side={rule.side}
          onUse={put}
          onUseWhole={() => put(picked?.whole ?? picture.file)}
          onCancel={close}
        />
      )}
    </>
  );
}
