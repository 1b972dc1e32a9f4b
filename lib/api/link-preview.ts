"use client";

import type { Operation } from "@/lib/contract/operation";
import type { linkPreviewReportSchema } from "@/lib/web/link-preview/report";
import { useAnswer } from "./call/use-answer";

/** Answered by the web app, not by the provider. */
const checkLinkPreview = {
  summary: "The caller's own card as link previews see it",
  method: "GET",
  path: "/preview-check",
  access: "card.edit",
  status: 200,
  answer: {} as typeof linkPreviewReportSchema,
} as const satisfies Operation;

/** The caller's card as link previews see it now. */
export function useLinkPreview() {
  return useAnswer(checkLinkPreview, {}, { revalidateOnFocus: false });
}
