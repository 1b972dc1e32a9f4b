import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type CreateVideoInput, createVideoSchema } from "@/lib/contract/content/video";
import type { Texts } from "@/lib/contract/texts";

export type VideoValues = { title: string; youtube_url: string; description: string; texts: Texts };
export type VideoForm = UseFormReturn<VideoValues, unknown, CreateVideoInput>;

/** For create and edit. */
export const videoForm = createVideoSchema as z.ZodType<CreateVideoInput, VideoValues>;
