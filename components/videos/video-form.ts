import type { Control } from "react-hook-form";
import type { z } from "zod";
import { type CreateVideoInput, createVideoSchema } from "@/lib/contract/content/video";

export type VideoValues = { title: string; youtube_url: string; description: string };
export type VideoFormControl = Control<VideoValues, unknown, CreateVideoInput>;

/** For create and edit. */
export const videoForm = createVideoSchema as z.ZodType<CreateVideoInput, VideoValues>;
