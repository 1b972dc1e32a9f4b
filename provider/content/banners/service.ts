import { z } from "zod";
import { type CreateBannerInput, requireBannerMedia, type UpdateBannerInput } from "@/lib/contract/content/banner";
import * as bannerMessages from "@/lib/contract/content/messages/banner";
import { center } from "@/lib/contract/content/values";
import { ApiError, validationError } from "@/lib/contract/errors";
import { writeTexts } from "@/lib/contract/texts";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import { storePicture } from "../../media/pictures";
import { withPicture, withPictures } from "../../media/repo";
import { readLimitsOf } from "../../plans/allowance";
import { settleClient } from "../../plans/resting";
import type { Db, Row } from "../../ports/database/schema";
import type { ContentQuery } from "../own-rows";
import { type Author, writeContent } from "../write-content";
import * as repo from "./repo";

/** Banners are returned with their images' files, here and below. */
export async function listBanners({ db }: Deps, clientId: number, query: ContentQuery) {
  const { rows, count } = await repo.listBanners(db, clientId, query);
  return { rows: await withPictures(db, rows, "image"), count };
}

export function getBannerStats({ db }: Deps, clientId: number) {
  return repo.countBanners(db, clientId);
}

export async function getBanner({ db }: Deps, clientId: number, id: number) {
  return withPicture(db, requireFound(await repo.findBanner(db, clientId, id)), "image");
}

export async function createBanner(deps: Deps, actor: Author, input: CreateBannerInput) {
  const { clientId } = actor;
  await requireSlot(deps.db, clientId);
  const { title, description, texts, is_active, focus = center, ...sent } = input;
  const medium = keepMedium({ ...sent, image: await storeImage(deps, clientId, sent) });
  return writeContent(deps, actor, async ({ trx, now, keepFiles, note }) => {
    await requireSlot(trx, clientId);
    await note("banner_created", title);
    await keepFiles(medium.image);
    const banner = await repo.insertBanner(trx, {
      client_id: clientId,
      title,
      description,
      texts: writeTexts(texts),
      is_active,
      ...medium,
      focus_x: focus.x,
      focus_y: focus.y,
      created_at: now,
      updated_at: now,
    });
    return withPicture(trx, banner, "image");
  });
}

export async function updateBanner(deps: Deps, actor: Author, id: number, input: UpdateBannerInput) {
  const { clientId } = actor;
  const banner = await getBanner(deps, clientId, id);
  if (isEmptyChange(input)) return banner;
  const { title, description, texts, is_active, ...sent } = input;
  // A new image is cropped around its centre unless the caller sends a focus.
  const focus = input.focus ?? (input.image ? center : undefined);
  requireMedium(mergeMedium(banner, sent, sent.image));
  const image = await storeImage(deps, clientId, {
    banner_type: sent.banner_type ?? banner.banner_type,
    image: sent.image,
  });

  return writeContent(deps, actor, async ({ trx, now, keepFiles, dropFiles, note }) => {
    const current = requireFound(await repo.findBanner(trx, clientId, id));
    await note("banner_updated", title ?? current.title);
    const medium = mergeMedium(current, sent, image);
    requireMedium(medium);
    if (medium.image === image) await keepFiles(image);
    if (medium.image !== current.image) await dropFiles(current.image);
    const change = {
      ...{ title, description, texts: writeTexts(texts), is_active, ...medium, updated_at: now },
      focus_x: focus?.x,
      focus_y: focus?.y,
    };
    return withPicture(trx, requireFound(await repo.updateBanner(trx, clientId, id, change)), "image");
  });
}

export function deleteBanner(deps: Deps, actor: Author, id: number): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, dropFiles, note }) => {
    const { image, title } = requireFound(await repo.deleteBanner(trx, clientId, id));
    await settleClient(trx, clientId);
    await note("banner_deleted", title);
    await dropFiles(image);
  });
}

/**
 * Checked twice on create: early, before the image is processed for nothing, and in the transaction, to prevent a race.
 */
async function requireSlot(db: Db, clientId: number): Promise<void> {
  const { banners: most } = await readLimitsOf(db, clientId);
  const { total_banners } = await repo.countBanners(db, clientId);
  if (total_banners >= most) throw new ApiError("limit_reached", bannerMessages.limit(most));
}

type Medium<Image> = { banner_type: string; image?: Image | null; youtube_url?: string | null };

/** Keeps the image or the link, whichever the banner's type shows, and clears the other. */
function keepMedium<Image>({ banner_type, image, youtube_url }: Medium<Image>) {
  return banner_type === "image"
    ? { banner_type, image: image ?? null, youtube_url: null }
    : { banner_type, image: null, youtube_url: youtube_url || null };
}

/** The banner's type, image and link after an update. */
function mergeMedium<Image>(banner: Row<"banners">, sent: UpdateBannerInput, image: Image | null | undefined) {
  return keepMedium<Image | string>({
    banner_type: sent.banner_type ?? banner.banner_type,
    image: image ?? banner.image,
    youtube_url: sent.youtube_url ?? banner.youtube_url,
  });
}

/** @throws ApiError 400 on `image` or `youtube_url`, with the messages of the form. */
function requireMedium(banner: Medium<unknown>): void {
  const { error } = mediumSchema.safeParse(banner);
  if (error) throw validationError(error);
}

const mediumSchema = z.custom<Parameters<typeof requireBannerMedia>[0]>().superRefine(requireBannerMedia);

/** Stores the image and returns its upload; null for a video banner. */
async function storeImage(deps: Deps, clientId: number, { banner_type, image }: Medium<File>): Promise<string | null> {
  if (!image || banner_type !== "image") return null;
  return (await storePicture(deps, { clientId, use: "banner" }, image)).upload;
}
