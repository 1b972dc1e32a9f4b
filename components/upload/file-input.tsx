"use client";

import type { ComponentProps } from "react";
import { useIdleLoad } from "@/components/ui/lazy";
import { loadUpload } from "@/lib/api/call/transport";

type FileInputProps = Omit<ComponentProps<"input">, "type" | "onChange"> & { onPick: (files: FileList | null) => void };

/** Invisible over its parent. */
export function FileInput({ onPick, ...props }: FileInputProps) {
  useIdleLoad(loadUpload);
  return (
    <input
      {...props}
      type="file"
      onChange={(event) => {
        onPick(event.target.files);
        // Allows picking the same file again.
        event.target.value = "";
      }}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  );
}
