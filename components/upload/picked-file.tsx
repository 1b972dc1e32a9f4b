"use client";

import { Crop, FileText, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatSize } from "@/lib/format/size";
import { useFileUrl } from "./use-file-url";

type PickedFileProps = { shown: File | string; onRemove?: () => void; onCrop?: () => void };

/** `shown` is a picked file, or the address of the stored picture. */
export function PickedFile({ shown, onRemove, onCrop }: PickedFileProps) {
  const file = shown instanceof File ? shown : null;
  const fileUrl = useFileUrl(file?.type.startsWith("image/") ? file : null);
  const picture = file ? fileUrl : String(shown);
  const [broken, setBroken] = useState<string | null>(null);
  const name = file?.name ?? "Current image";
  return (
    <div className="flex items-center gap-3 rounded-lg border border-border p-2.5">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-md bg-muted text-muted-foreground">
        {picture && picture !== broken ? (
          // biome-ignore lint/performance/noImgElement: local files and finished widths need no optimiser
          <img
            src={picture}
            alt={`Preview of ${name}`}
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
          <Button variant="outline" size="sm" aria-label={`Crop ${name}`} onClick={onCrop} className="mt-1.5">
            <Crop aria-hidden="true" />
            Crop
          </Button>
        )}
      </div>
      {onRemove && (
        <Button variant="ghost" size="icon-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
