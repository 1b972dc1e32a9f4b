"use client";

import type { ComponentProps } from "react";
import { useIdleLoad } from "@/components/ui/lazy";
import { loadUpload } from "@/lib/api/call/transport";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & { onPick: (files: FileList | null) => void };

/** Lies invisible over what is around it. */
export function FileInput({ onPick, ...props }: FileInputProps) {
  useIdleLoad(loadUpload);
  return (
    <input
      {...props}
      type="file"
      onChange={(event) => {
        onPick(event.target.files);
        // The same file, picked again after it was removed or changed, counts as a change.
        event.target.value = "";
      }}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  );
}
