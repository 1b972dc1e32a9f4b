"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { SimpleDialog } from "@/components/ui/dialog";
import type { Focus } from "@/lib/contract/content/focus";
import { FocusArea } from "./focus-area";

type FocusDialogProps = {
  url: string | null;
  focus: Focus;
  /** The shapes in which cards cut such a picture most. */
  cuts: readonly { label: string; className: string }[];
  onUse: (focus: Focus) => void;
  onCancel: () => void;
};

/** Where the photo is cut, what is around the focus stays. */
export function FocusDialog({ url, focus: before, cuts, onUse, onCancel }: FocusDialogProps) {
  const [focus, setFocus] = useState(before);
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Choose the focus"
      description="Tap the part that should always be visible."
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => onUse(focus)}>Use focus</Button>
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
