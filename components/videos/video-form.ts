import type { Control } from "react-hook-form";
import type { z } from "zod";
import { type CreateVideoInput, createVideoSchema } from "@/lib/contract/content/video";

/** What the form holds while it is filled in. */
export type VideoValues = { title: string; youtube_url: string; description: string };
export type VideoFormControl = Control<VideoValues, unknown, CreateVideoInput>;

/** A new video and an edited one obey the same rules. */
export const videoForm = createVideoSchema as z.ZodType<CreateVideoInput, VideoValues>;
