"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { cropPicture, type Square } from "@/lib/browser/crop-picture";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import type { OpenedPicture } from "./use-opened-picture";

/** Only who crops a picture loads the library for it. */
const CropArea = dynamic(() => import("./crop-area").then(({ CropArea }) => CropArea), {
  ssr: false,
  loading: () => <Skeleton className="h-64 rounded-lg sm:h-80" />,
});

type CropDialogProps = { picture: OpenedPicture; onUse: (file: File) => void; onCancel: () => void };

/** Cuts a square out of the picture that was picked. */
export function CropDialog({ picture, onUse, onCancel }: CropDialogProps) {
  const [square, setSquare] = useState<Square | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { file, image, url } = picture;

  async function use() {
    if (!square) return;
    setBusy(true);
    try {
      const options = { name: file.name, type: file.type, maxSide: limits.logo.croppedSide };
      onUse(await cropPicture(image, square, options));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Crop your logo</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {failed && <Alert variant="destructive">{messages.imageUnreadable}</Alert>}
          <CropArea url={url} onChange={setSquare} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!square} busy={busy} onClick={use}>
            Use picture
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
