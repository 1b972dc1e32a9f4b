import { toast } from "@/components/ui/toast";
import { PictureRefusal } from "@/lib/browser/picture/plan-picture";
import { preparePicture } from "@/lib/browser/picture/prepare-picture";
import { productImageRule as rule } from "@/lib/contract/content/product-image-rule";
import type { T } from "@/lib/i18n/translator";

/** One after the other, since a phone holds the pixels of few; what is refused is told and left out. */
export async function preparePhotos(t: T, files: readonly File[], signal: AbortSignal): Promise<File[]> {
  const ready: File[] = [];
  for (const file of files) {
    if (signal.aborted) return [];
    try {
      ready.push(await preparePicture(file, rule));
    } catch (cause) {
      if (!(cause instanceof PictureRefusal)) throw cause;
      toast.error(t("picture.upload.refused", { file: file.name, reason: t.say(cause.message) }));
    }
  }
  return ready;
}
