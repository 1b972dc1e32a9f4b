"use client";

import { Camera, Crop, FileText, Upload, X } from "lucide-react";
import { type ComponentProps, type DragEvent, type Ref, useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldHint } from "@/components/ui/field/field";
import { useFieldControl } from "@/components/ui/field/field-context";
import { acceptOf, type FileRule } from "@/lib/contract/values";
import { formatSize } from "@/lib/format/size";
import { FileInput } from "./file-input";
import { hintOf } from "./hint";
import { useFileUrl } from "./use-file-url";

/** A picked file; "" removes the current one; null or undefined leaves it. */
export type UploadValue = File | "" | null | undefined;

type UploadFieldProps = {
  rule: FileRule;
  value: UploadValue;
  onChange: (value: UploadValue) => void;
  /** URL of the stored picture. */
  current?: string | null;
  /** The current picture may be removed. */
  clearable?: boolean;
  /** Offers the camera on phones. */
  camera?: boolean;
  /** Crops the picked file. */
  onCrop?: (file: File) => void;
  /** For several files; replaces `onChange`. */
  onPickAll?: (files: File[]) => void;
  /** Replaces the hint made from `rule`. */
  hint?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

/** A native file input covers the whole drop zone. */
export function UploadField(props: UploadFieldProps) {
  const t = useT();
  const { rule, value, onChange, current, clearable, camera, onCrop, onPickAll, hint, ...input } = props;
  const [isOver, setIsOver] = useState(false);
  const control = useFieldControl<ComponentProps<"input">>(input);
  const file = value instanceof File ? value : null;
  const shown = file ?? (value === "" ? null : current);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files);
  }

  function pick(files: FileList | null) {
    if (!files?.[0]) return;
    if (onPickAll) onPickAll([...files]);
    else onChange(files[0]);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same */}
      <div
        data-slot="upload-field"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          "relative flex flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-input px-4 py-3 text-center sm:py-6 text-sm transition-colors hover:bg-accent/60",
          "data-over:border-primary data-over:bg-accent has-aria-invalid:border-destructive",
          "outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
        )}
      >
        <Upload aria-hidden="true" className="mb-1 size-5 text-muted-foreground max-sm:hidden" />
        <p className="font-medium">
          {rich(t, onPickAll ? "picture.upload.many" : shown ? "picture.upload.another" : "picture.upload.one", {
            pick: (inner) => (
              <>
                <span className={cn("text-primary", camera && "pointer-coarse:hidden")}>{inner}</span>
                {camera && (
                  <span className="hidden text-primary pointer-coarse:inline">{t("picture.upload.gallery")}</span>
                )}
              </>
            ),
            drop: (inner) => <span className="pointer-coarse:hidden">{inner}</span>,
          })}
        </p>
        <FieldHint>{hint ?? hintOf(t, rule)}</FieldHint>
        <FileInput {...control} accept={acceptOf(rule)} multiple={onPickAll !== undefined} onPick={pick} />
      </div>
      {camera && <TakePhoto onPick={pick} />}
      {shown && (
        <PickedFile
          shown={shown}
          onRemove={file || clearable ? () => onChange(file ? undefined : "") : undefined}
          onCrop={file && onCrop ? () => onCrop(file) : undefined}
        />
      )}
    </>
  );
}

type PickedFileProps = { shown: File | string; onRemove?: () => void; onCrop?: () => void };

/** `shown`: a picked file, or the URL of the stored picture. */
function PickedFile({ shown, onRemove, onCrop }: PickedFileProps) {
  const t = useT();
  const file = shown instanceof File ? shown : null;
  const fileUrl = useFileUrl(file?.type.startsWith("image/") ? file : null);
  const picture = file ? fileUrl : String(shown);
  const [broken, setBroken] = useState<string | null>(null);
  const name = file?.name ?? t("picture.upload.current");
  return (
    <div className="flex items-center gap-3 rounded-lg border border-border p-2.5">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-muted text-muted-foreground">
        {picture && picture !== broken ? (
          // biome-ignore lint/performance/noImgElement: local files and finished widths need no optimiser
          <img
            src={picture}
            alt={t("picture.preview", { name })}
            onError={() => setBroken(picture)}
            className="size-full object-cover"
          />
        ) : (
          <FileText aria-hidden="true" className="size-5" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p>
          <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
          {file && <span className="text-muted-foreground">{formatSize(file.size)}</span>}
        </p>
        {onCrop && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t("picture.crop.item", { name })}
            onClick={onCrop}
            className="mt-1.5"
          >
            <Crop aria-hidden="true" />
            {t("picture.crop.action")}
          </Button>
        )}
      </div>
      {onRemove && (
        <Button variant="ghost" size="icon-sm" aria-label={t("picture.upload.remove", { name })} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

/** Touch devices only. A narrower `accept` would open the gallery. */
function TakePhoto({ onPick }: { onPick: (files: FileList | null) => void }) {
  const t = useT();
  return (
    <div
      className={cn(
        buttonVariants({ variant: "outline" }),
        "overflow-hidden not-pointer-coarse:hidden",
        "outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
      )}
    >
      <Camera aria-hidden="true" />
      <span aria-hidden="true">{t("picture.upload.camera")}</span>
      <FileInput aria-label={t("picture.upload.camera")} accept="image/*" capture="environment" onPick={onPick} />
    </div>
  );
}
