"use client";

import type { Operation } from "@/lib/contract/operations/operation";
import { previewReportSchema } from "@/lib/preview-doctor/report";
import { useAnswer } from "./use-answer";

/** Answered by the web app itself, not by the provider. */
const checkPreview = {
  summary: "The caller's own card as link previews see it",
  method: "GET",
  path: "/preview-check",
  access: "client",
  status: 200,
  answer: previewReportSchema,
} as const satisfies Operation;

/** The caller's own card as link previews see it at this moment; it is fetched anew on each visit of the screen. */
export function usePreviewReport() {
  return useAnswer(checkPreview, {}, { revalidateOnFocus: false });
}
