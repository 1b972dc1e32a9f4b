"use client";

import { useT } from "@/components/i18n/translator-context";
import { OrderedList } from "@/components/list/ordered-list";
import type { PictureDraft } from "@/lib/api/products/pictures";
import type { T } from "@/lib/i18n/translator";
import { keyOf } from "./drafts";
import { PictureItem } from "./picture-item";

type PictureStripProps = {
  drafts: readonly PictureDraft[];
  onChange: (drafts: PictureDraft[]) => void;
  onFocus?: (draft: PictureDraft) => void;
  onCrop: (draft: PictureDraft, file: File) => void;
};

/** The pictures in their order, each to be moved, focused and removed. */
export function PictureStrip({ drafts, onChange, onFocus, onCrop }: PictureStripProps) {
  const t = useT();
  if (drafts.length === 0) return null;
  const items = drafts.map((draft, index) => ({ id: keyOf(draft), name: nameOf(t, draft, index), draft, index }));

  function move(from: number, to: number) {
    const moved = drafts[from];
    if (moved) onChange(drafts.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  return (
    <>
      <OrderedList items={items} onMove={move} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {({ draft, name, index }, order) => (
          <PictureItem
            draft={draft}
            name={name}
            order={order}
            onFocus={onFocus && (() => onFocus(draft))}
            onCrop={(file) => onCrop(draft, file)}
            onRemove={() => onChange(drafts.toSpliced(index, 1))}
          />
        )}
      </OrderedList>
      {onFocus && <p className="text-sm text-muted-foreground">{t("products.pictures.order")}</p>}
    </>
  );
}

function nameOf(t: T, { source }: PictureDraft, index: number): string {
  return source instanceof File ? source.name : t("products.pictures.stored", { number: index + 1 });
}
