import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import {
  type BannerType,
  bannerImageRule,
  type CreateBannerInput,
  createBannerSchema,
  updateBannerSchema,
} from "@/lib/contract/content/banner";
import type { Focus } from "@/lib/contract/content/focus";
import * as bannerMessages from "@/lib/contract/content/messages/banner";
import { youtubeUrlSchema } from "@/lib/contract/content/video";
import { fileSchema } from "@/lib/contract/files";
import type { Texts } from "@/lib/contract/texts";

type BannerValues = {
  banner_type: BannerType;
  title: string;
  description: string;
  texts: Texts;
  image: File | undefined;
  focus: Focus;
  youtube_url: string;
  is_active: boolean;
};
export type BannerForm = UseFormReturn<BannerValues, unknown, CreateBannerInput>;

export const createBannerForm = bannerForm(fileSchema(bannerImageRule));

/** An image banner may keep its image. */
export const editBannerForm = bannerForm(updateBannerSchema.shape.image);

/** Image and video both stay in the form while switching type; only the chosen one is validated and sent. */
function bannerForm(image: z.ZodType<File | undefined>) {
  const { title, description, texts, is_active, focus } = createBannerSchema.shape;
  const shared = { title, description, texts, is_active };
  const ignored = z.unknown().transform(() => undefined);
  const youtube_url = youtubeUrlSchema(bannerMessages.videoRequired);
  return z.discriminatedUnion("banner_type", [
    z.object({ ...shared, banner_type: z.literal("image"), image, focus, youtube_url: ignored }),
    z.object({ ...shared, banner_type: z.literal("video"), image: ignored, focus: ignored, youtube_url }),
  ]) as z.ZodType<CreateBannerInput, BannerValues>;
}
