"use client";

import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PreparingStatus, usePreparing } from "@/components/picture/preparing";
import { useLimits } from "@/components/session/session-user";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyDialog, useIdleLoad } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { FileInput } from "@/components/upload/file-input";
import { useProvider } from "@/lib/api/call/provider";
import { withMessages } from "@/lib/browser/messages";
import { PictureRefusal } from "@/lib/browser/picture/plan-picture";
import * as productMessages from "@/lib/contract/content/messages/product";
import { productImageRule as rule } from "@/lib/contract/content/product-image-rule";
import * as failures from "@/lib/contract/failures";
import { acceptOf } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";

const PhotoProductsDialog = lazyDialog(
  withMessages(["products", "content-rules", "file-rules"], () =>
    import("./photo-products-dialog").then(({ PhotoProductsDialog }) => PhotoProductsDialog),
  ),
);
const WhatToMakeDialog = lazyDialog(
  withMessages(["products"], () => import("./what-to-make-dialog").then(({ WhatToMakeDialog }) => WhatToMakeDialog)),
);
const loadPreparing = withMessages(["picture", "file-rules", "content-rules"], () => import("./prepare-photos"));

type AddPhotosProps = {
  /** How many more products there may be. */
  places: number;
  /** Makes one product of the photos. */
  onOne: (files: File[]) => void;
};

/** Picks several photos and makes products of them: one of each, or with a full provider one of all. */
export function AddPhotos({ places, onOne }: AddPhotosProps) {
  const t = useT();
  const { isFull } = useProvider();
  const { products: most } = useLimits();
  const preparing = usePreparing((message) => toast.error(t.say(message)));
  useIdleLoad(loadPreparing);
  const [files, setFiles] = useState<File[]>([]);
  const [step, setStep] = useState<"pick" | "ask" | "name">("pick");
  const isOff = preparing.busy || places === 0;

  async function pick(picked: FileList | null) {
    const chosen = [...(picked ?? [])];
    if (chosen.length === 0) return;
    const ready = await preparing.run((signal) => prepare(t, chosen, signal));
    if (!ready || ready.length === 0) return;
    if (ready.length === 1) return onOne(ready);
    setFiles(ready);
    setStep(isFull ? "ask" : "name");
  }

  function makeOne() {
    setStep("pick");
    onOne(files);
  }

  function makeMany() {
    if (files.length > places) toast.warning(t.say(productMessages.limit(most)));
    setStep("name");
  }

  return (
    <>
      <span
        className={cn(
          buttonVariants({ variant: "outline" }),
          "overflow-hidden outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
          isOff && "opacity-50",
        )}
      >
        <ImagePlus aria-hidden="true" />
        <span aria-hidden="true">{t("products.photos.add")}</span>
        <FileInput
          aria-label={t("products.photos.add")}
          accept={acceptOf(rule)}
          multiple
          disabled={isOff}
          onPick={pick}
        />
      </span>
      <PreparingStatus preparing={preparing} />
      <WhatToMakeDialog
        count={files.length}
        open={step === "ask"}
        onOpenChange={(open) => !open && setStep("pick")}
        onOne={makeOne}
        onMany={makeMany}
      />
      <PhotoProductsDialog
        files={files.slice(0, places)}
        open={step === "name"}
        onOpenChange={(open) => !open && setStep("pick")}
      />
    </>
  );
}

async function prepare(t: T, files: readonly File[], signal: AbortSignal): Promise<File[]> {
  const { preparePhotos } = await loadPreparing().catch(() => {
    throw new PictureRefusal(failures.noConnection);
  });
  return preparePhotos(t, files, signal);
}
