"use client";

import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { hintOf } from "@/components/upload/hint";
import { UploadField, type UploadValue } from "@/components/upload/upload-field";
import type { PictureRule } from "@/lib/contract/values";
import { CropDialog } from "./crop-dialog";
import { PreparingStatus, usePreparing } from "./preparing";
import { useOpenedPicture } from "./use-opened-picture";

type SquarePictureFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  name: FieldPath<I>;
  label: string;
  rule: PictureRule;
  /** Title of the crop dialog. */
  cropTitle: string;
  /** Shown before picking and while cropping. */
  sizeHint?: string;
  /** URL of the stored picture. */
  current: string | null;
};

/** A picked picture is always cropped to a square. */
export function SquarePictureField<I extends FieldValues, O>(props: SquarePictureFieldProps<I, O>) {
  const t = useT();
  const { form, name, label, rule, cropTitle, sizeHint, current } = props;
  const preparing = usePreparing((message) => form.setError(name, { type: "picked", message }));
  const { picture, open, close } = useOpenedPicture(rule);

  async function change(value: UploadValue, store: (value: UploadValue) => void) {
    preparing.cancel();
    form.clearErrors(name);
    if (!(value instanceof File)) return store(value);
    await preparing.run((signal) => open(value, signal));
  }

  function use(file: File) {
    form.setValue(name, file as FieldPathValue<I, FieldPath<I>>, { shouldDirty: true, shouldValidate: true });
    close();
  }

  return (
    <>
      <FormField control={form.control} name={name} label={label}>
        {({ onChange, value, disabled: _, ...field }) => (
          <>
            <UploadField
              {...field}
              value={value as UploadValue}
              rule={rule}
              current={current}
              clearable
              camera
              hint={sizeHint ?? hintOf(t, rule)}
              onChange={(value) => change(value, onChange)}
            />
            <PreparingStatus preparing={preparing} />
          </>
        )}
      </FormField>
      {picture && (
        <CropDialog
          picture={picture}
          title={cropTitle}
          aspect={1}
          side={rule.side}
          hint={sizeHint}
          onUse={use}
          onCancel={close}
        />
      )}
    </>
  );
}
