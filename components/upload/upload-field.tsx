"use client";

import { Upload } from "lucide-react";
import { type ComponentProps, type DragEvent, type Ref, useState } from "react";
import { cn } from "@/components/ui/cn";
import { FieldHint } from "@/components/ui/field/field";
import { useFieldControl } from "@/components/ui/field/field-context";
import { acceptOf, type FileRule, hintOf } from "@/lib/contract/files";
import { PickedFile } from "./picked-file";

/** A picked file; empty text once the current one is to be removed; nothing while it is left as it is. */
export type UploadValue = File | "" | null | undefined;

type UploadFieldProps = {
  rule: FileRule;
  value: UploadValue;
  onChange: (value: UploadValue) => void;
  /** Address of the picture that is stored now. */
  current?: string | null;
  /** Whether the current picture may be removed, not only replaced. */
  clearable?: boolean;
  /** Replaces the hint made from `rule`. */
  hint?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

/**
 * Pick a file, or drop one. The picker's input lies invisible over the whole zone, so that pointer, keyboard and
 * reader all meet an ordinary file input.
 */
export function UploadField({ rule, value, onChange, current, clearable, hint, ...input }: UploadFieldProps) {
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
    if (files?.[0]) onChange(files[0]);
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
          "relative flex flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-input px-4 py-6 text-center text-sm transition-colors hover:bg-accent/60",
          "data-over:border-primary data-over:bg-accent has-aria-invalid:border-destructive",
          "outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
        )}
      >
        <Upload aria-hidden="true" className="mb-1 size-5 text-muted-foreground" />
        <p className="font-medium">
          <span className="text-primary">{shown ? "Choose another file" : "Choose a file"}</span>
          <span className="pointer-coarse:hidden"> or drop it here</span>
        </p>
        <FieldHint>{hint ?? hintOf(rule)}</FieldHint>
        <input
          {...control}
          type="file"
          accept={acceptOf(rule)}
          onChange={(event) => {
            pick(event.target.files);
            // The same file, picked again after it was removed or changed, counts as a change.
            event.target.value = "";
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {shown && (
        <PickedFile shown={shown} onRemove={file || clearable ? () => onChange(file ? undefined : "") : undefined} />
      )}
    </>
  );
}
