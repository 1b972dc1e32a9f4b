"use client";

import { Crop, ImageOff, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { PictureDraft } from "@/lib/api/products/pictures";
import { useDraftUrl } from "./use-draft-url";

type PictureItemProps = {
  draft: PictureDraft;
  name: string;
  /** What moves it among the others. */
  order: ReactNode;
  onFocus?: () => void;
  /** Only what is still to be sent can be cropped. */
  onCrop: (file: File) => void;
  onRemove: () => void;
};

export function PictureItem({ draft, name, order, onFocus, onCrop, onRemove }: PictureItemProps) {
  const t = useT();
  const { source, focus } = draft;
  const file = source instanceof File ? source : null;
  const url = useDraftUrl(draft);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="relative overflow-hidden rounded-lg border border-border bg-card">
      <button
        type="button"
        aria-label={t("products.pictures.focus", { name })}
        disabled={!onFocus || !url || isBroken}
        onClick={onFocus}
        className="relative grid aspect-square w-full cursor-pointer place-items-center bg-muted text-muted-foreground outline-2 -outline-offset-2 outline-transparent focus-visible:outline-ring"
      >
        {url && !isBroken ? (
          // biome-ignore lint/performance/noImgElement: local files and finished widths need no optimiser
          <img
            src={url}
            alt={t("picture.preview", { name })}
            onError={() => setIsBroken(true)}
            className="absolute inset-0 size-full object-cover"
            style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
          />
        ) : (
          <ImageOff aria-hidden="true" className="size-6" />
        )}
      </button>
      <div className="flex flex-wrap items-center p-1">
        {order}
        {file && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("picture.crop.item", { name })}
            title={t("picture.crop.action")}
            onClick={() => onCrop(file)}
          >
            <Crop aria-hidden="true" />
          </Button>
        )}
        <div className="absolute top-1 end-1 flex">
          <Button
            variant="ghost"
            size="icon-sm"
            className="bg-card/90"
            aria-label={t("picture.upload.remove", { name })}
            title={t("common.remove")}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      </div>
    </div>
  );
}
