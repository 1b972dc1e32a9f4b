"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SimpleDialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy";
import { Skeleton } from "@/components/ui/skeleton";
import { withMessages } from "@/lib/browser/messages";
import { type Area, drawPicture } from "@/lib/browser/picture/draw-picture";
import type { OpenedPicture } from "@/lib/browser/picture/open-picture";
import { fitWithin } from "@/lib/browser/picture/plan-picture";
import * as fileMessages from "@/lib/contract/file-messages";

/** Lazy: brings the cropping library. */
const CropArea = lazyPart(
  withMessages(["picture"], () => import("./crop-area").then((file) => file.CropArea)),
  <Skeleton rounded="lg" className="h-64 sm:h-80" />,
);

type CropDialogProps = {
  picture: OpenedPicture;
  title: string;
  /** Width / height of the crop. */
  aspect: number;
  /** Longest side of the result in pixels; never enlarged. */
  side: number;
  hint?: string;
  onUse: (file: File) => void;
  /** Set if the picture may stay uncropped. */
  onUseWhole?: () => void;
  onCancel: () => void;
};

export function CropDialog({ picture, title, aspect, side, hint, onUse, onUseWhole, onCancel }: CropDialogProps) {
  const t = useT();
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { file, image, url } = picture;

  async function use() {
    if (!area) return;
    setBusy(true);
    try {
      onUse(await drawPicture(image, area, fitWithin(area, side), file));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {t("common.cancel")}
          </Button>
          {onUseWhole && (
            <Button variant="outline" disabled={busy} onClick={onUseWhole}>
              {t("picture.crop.whole")}
            </Button>
          )}
          <Button disabled={!area} busy={busy} onClick={use}>
            {t("picture.crop.use")}
          </Button>
        </>
      }
    >
      {failed && <Alert variant="destructive">{t.say(fileMessages.imageUnreadable)}</Alert>}
      <CropArea url={url} aspect={aspect} hint={hint} onChange={setArea} />
    </SimpleDialog>
  );
}
