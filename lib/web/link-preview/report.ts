import { z } from "zod";

/** One rule and its result: a `problem` spoils the preview, `advice` would improve it. */
export const findingSchema = z.object({
  rule: z.string(),
  level: z.enum(["problem", "advice", "fine"]),
  /** In a few plain words. */
  title: z.string(),
  /** What was seen, and what to do about it. */
  text: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** What a chat shows of a link. */
export const bubbleSchema = z.object({
  title: z.string(),
  description: z.string(),
  domain: z.string(),
  /** Address of the picture on this site, as the owner's browser can load it; null without one. */
  image: z.string().nullable(),
});
export type Bubble = z.infer<typeof bubbleSchema>;

/** `GET /api/preview-check`: the caller's own card as link previews see it. */
export const linkPreviewReportSchema = z.object({
  url: z.string(),
  bubble: bubbleSchema,
  findings: z.array(findingSchema),
});
export type LinkPreviewReport = z.infer<typeof linkPreviewReportSchema>;
