"use client";

import type { PointerEvent } from "react";
import type { Focus } from "@/lib/contract/content/focus";
import { focusAfter, focusAt } from "./move-focus";

type FocusAreaProps = { url: string | undefined; focus: Focus; onChange: (focus: Focus) => void };

/** The whole picture with a handle on its focus: tapped, dragged, or moved with the arrow keys. */
export function FocusArea({ url, focus, onChange }: FocusAreaProps) {
  const place = `${focus.x}% from the left, ${focus.y}% from the top`;

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
        aria-label="Focus. Move it with the arrow keys."
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
        {place}
      </span>
    </div>
  );
}
