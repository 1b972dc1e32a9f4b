"use client";

import { type PointerEvent, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { SimpleDialog } from "@/components/ui/dialog";
import type { Focus } from "@/lib/contract/content/focus";
import { focusAfter, focusAt } from "./move-focus";

type FocusDialogProps = {
  url: string | null;
  focus: Focus;
  /** The shapes in which cards crop the picture. */
  cuts: readonly { label: string; className: string }[];
  onUse: (focus: Focus) => void;
  onCancel: () => void;
};

/** Cropping keeps the focus in view. */
export function FocusDialog({ url, focus: before, cuts, onUse, onCancel }: FocusDialogProps) {
  const t = useT();
  const [focus, setFocus] = useState(before);
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t("picture.focus.title")}
      description={t("picture.focus.description")}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
          <Button onClick={() => onUse(focus)}>{t("picture.focus.use")}</Button>
        </>
      }
    >
      <FocusArea url={url ?? undefined} focus={focus} onChange={setFocus} />
      <div className="flex justify-center gap-4">
        {cuts.map(({ label, className }) => (
          <figure key={label} className="flex w-24 flex-col gap-1">
            {/* biome-ignore lint/performance/noImgElement: local files and finished widths need no optimiser */}
            <img
              src={url ?? undefined}
              alt=""
              className={`w-full rounded-md bg-muted object-cover ${className}`}
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            <figcaption className="text-center text-sm text-muted-foreground">{label}</figcaption>
          </figure>
        ))}
      </div>
    </SimpleDialog>
  );
}

type FocusAreaProps = { url: string | undefined; focus: Focus; onChange: (focus: Focus) => void };

/** Tap, drag or arrow keys move the focus. */
function FocusArea({ url, focus, onChange }: FocusAreaProps) {
  const t = useT();

  function take(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onChange(focusAt(event, event.currentTarget.getBoundingClientRect()));
  }

  return (
    <div
      data-slot="focus-area"
      onPointerDown={take}
      onPointerMove={(event) => event.buttons > 0 && take(event)}
      className="relative mx-auto w-fit shrink-0 cursor-crosshair touch-none select-none"
    >
      {/* biome-ignore lint/performance/noImgElement: local files and finished widths need no optimiser */}
      <img src={url} alt="" draggable={false} className="block max-h-[40vh] max-w-full rounded-lg" />
      <button
        type="button"
        aria-label={t("picture.focus.handle")}
        aria-describedby="focus-place"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        onKeyDown={(event) => {
          const next = focusAfter(event, focus);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
        className="absolute size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab rounded-full border-3 border-white bg-black/25 shadow-[0_0_0_2px_rgb(0_0_0/0.6)] focus-ring"
      >
        <span className="absolute top-1/2 left-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-white" />
      </button>
      <span id="focus-place" role="status" className="sr-only">
        {t("picture.focus.place", focus)}
      </span>
    </div>
  );
}
