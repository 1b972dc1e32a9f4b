"use client";

import { useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { CropDialog } from "@/components/picture/crop-dialog";
import { FocusDialog } from "@/components/picture/focus-dialog";
import { PreparingStatus, usePreparing } from "@/components/picture/preparing";
import { useOpenedPicture } from "@/components/picture/use-opened-picture";
import { useLimits } from "@/components/session/session-user";
import { FormField } from "@/components/ui/field/form-field";
import { UploadField } from "@/components/upload/upload-field";
import { useProvider } from "@/lib/api/call/provider";
import type { PictureDraft } from "@/lib/api/products/pictures";
import { PictureRefusal } from "@/lib/browser/picture/plan-picture";
import { preparePicture } from "@/lib/browser/picture/prepare-picture";
import type { Focus } from "@/lib/contract/content/focus";
import * as productMessages from "@/lib/contract/content/messages/product";
import { productImageRule as rule } from "@/lib/contract/content/product-image-rule";
import { draftOf, keyOf } from "./drafts";
import { PictureStrip } from "./picture-strip";
import { useDraftUrl } from "./use-draft-url";

type PicturesFormFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  name: FieldPath<I>;
  label: string;
};

/** A product's pictures as a field of its form, whose value is a list of drafts; one of a core provider, without focus. */
export function PicturesFormField<I extends FieldValues, O>({ form, name, label }: PicturesFormFieldProps<I, O>) {
  const t = useT();
  const preparing = usePreparing((message) => form.setError(name, { type: "picked", message }));
  const { picture, open, close } = useOpenedPicture(rule);
  const [cropped, setCropped] = useState<PictureDraft | null>(null);
  const [focused, setFocused] = useState<PictureDraft | null>(null);
  const { isFull } = useProvider();
  const { pictures: most } = useLimits();
  const read = () => form.getValues(name) as PictureDraft[];

  /** Checked when it is sent: a check would end after a refusal has been told, and take that away. */
  function put(drafts: PictureDraft[]) {
    form.clearErrors(name);
    form.setValue(name, drafts as FieldPathValue<I, FieldPath<I>>, { shouldDirty: true });
  }

  function replace(draft: PictureDraft, next: PictureDraft) {
    put(read().map((one) => (keyOf(one) === keyOf(draft) ? next : one)));
  }

  /** One after the other, since a phone holds the pixels of few; a refused one keeps nobody else out. */
  async function add(files: File[]) {
    form.clearErrors(name);
    await preparing.run(async (signal) => {
      const refusals: string[] = [];
      for (const file of files) {
        if (isFull && read().length >= most) {
          refusals.push(t.say(productMessages.pictureLimit(most)));
          break;
        }
        try {
          const prepared = await preparePicture(file, rule);
          if (signal.aborted) return;
          const draft = draftOf(prepared, { file, whole: prepared });
          put(isFull ? [...read(), draft] : [draft]);
        } catch (cause) {
          if (!(cause instanceof PictureRefusal)) throw cause;
          const reason = t.say(cause.message);
          refusals.push(files.length > 1 ? t("picture.upload.refused", { file: file.name, reason }) : reason);
        }
      }
      if (refusals.length > 0) throw new PictureRefusal(refusals.join(" "));
    });
  }

  async function crop(draft: PictureDraft, file: File) {
    await preparing.run((signal) => open(draft.picked?.file ?? file, signal));
    setCropped(draft);
  }

  function putCropped(file: File | undefined) {
    if (cropped && file) replace(cropped, draftOf(file, cropped.picked));
    close();
  }

  return (
    <>
      <FormField control={form.control} name={name} label={label} required>
        {({ onChange: _change, disabled: _disabled, value, ...field }) => (
          <>
            <UploadField
              {...field}
              value={undefined}
              rule={rule}
              hint={isFull ? t("products.pictures.hint", { max: most }) : t("products.pictures.hintOne")}
              camera
              onChange={() => {}}
              onPickAll={add}
            />
            <PreparingStatus preparing={preparing} />
            {isFull && (
              <LimitNotice isFull={value.length > most} used={value.length} max={most}>
                {t.say(productMessages.pictureLimit(most))}
              </LimitNotice>
            )}
            <PictureStrip drafts={value} onChange={put} onFocus={isFull ? setFocused : undefined} onCrop={crop} />
          </>
        )}
      </FormField>
      {focused && (
        <DraftFocus
          draft={focused}
          onUse={(focus) => {
            replace(focused, { ...focused, focus });
            setFocused(null);
          }}
          onCancel={() => setFocused(null)}
        />
      )}
      {picture && cropped && (
        <CropDialog
          picture={picture}
          title={t("picture.crop.photo")}
          aspect={1}
          side={rule.side}
          onUse={putCropped}
          onUseWhole={() => putCropped(cropped.picked?.whole)}
          onCancel={close}
        />
      )}
    </>
  );
}

type DraftFocusProps = { draft: PictureDraft; onUse: (focus: Focus) => void; onCancel: () => void };

function DraftFocus({ draft, onUse, onCancel }: DraftFocusProps) {
  const t = useT();
  const cuts = [
    { label: t("products.pictures.square"), className: "aspect-square" },
    { label: "4:5", className: "aspect-4/5" },
  ];
  return <FocusDialog url={useDraftUrl(draft)} focus={draft.focus} cuts={cuts} onUse={onUse} onCancel={onCancel} />;
}
