"use client";

import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import { UploadField, type UploadValue } from "@/components/upload/upload-field";
import { hintOf, type PictureRule } from "@/lib/contract/values";
import { CropDialog } from "./crop-dialog";
import { PreparingStatus, usePreparing } from "./preparing";
import { useOpenedPicture } from "./use-opened-picture";

type SquarePictureFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  name: FieldPath<I>;
  label: string;
  rule: PictureRule;
  /** The heading of the cropping. */
  cropTitle: string;
  /** Which size is best; told before picking and while cropping. */
  sizeHint?: string;
  /** Address of the picture that is stored now. */
  current: string | null;
};

/** A picked picture is cropped to a square before it counts. */
export function SquarePictureField<I extends FieldValues, O>(props: SquarePictureFieldProps<I, O>) {
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
              hint={sizeHint ?? hintOf(rule)}
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
