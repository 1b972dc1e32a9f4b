"use client";

import { useFileUrl } from "@/components/upload/use-file-url";
import type { PictureDraft } from "@/lib/api/products/pictures";

/** An address under which the browser shows a form's picture; null until a picked file has one. */
export function useDraftUrl({ source }: PictureDraft): string | null {
  const file = source instanceof File ? source : null;
  const fileUrl = useFileUrl(file);
  return source instanceof File ? fileUrl : source.image;
}
