"use client";

import { previewReportSchema } from "@/lib/preview-doctor/report";
import { useAnswer } from "./use-answer";

/** The caller's own card as link previews see it at this moment; it is fetched anew on each visit of the screen. */
export function usePreviewReport() {
  return useAnswer("/preview-check", previewReportSchema, { revalidateOnFocus: false });
}
