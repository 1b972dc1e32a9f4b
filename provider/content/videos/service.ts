import * as videoMessages from "@/lib/contract/content/messages/video";
import type { CreateVideoInput, UpdateVideoInput, VideoStats } from "@/lib/contract/content/video";
import { ApiError } from "@/lib/contract/errors";
import { writeTexts } from "@/lib/contract/texts";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { isEmptyChange } from "../../kernel/write/is-empty-change";
import { readLimitsOf } from "../../plans/allowance";
import { settleClient } from "../../plans/resting";
import type { ContentQuery } from "../own-rows";
import { type Author, writeContent } from "../write-content";
import * as repo from "./repo";

export function listVideos({ db }: Deps, clientId: number, query: ContentQuery) {
  return repo.listVideos(db, clientId, query);
}

export async function getVideoStats({ db }: Deps, clientId: number): Promise<VideoStats> {
  const { videos: most } = await readLimitsOf(db, clientId);
  const count = await repo.countVideos(db, clientId);
  return {
    total_videos: count,
    remaining_slots: Math.max(0, most - count),
    max_videos: most,
  };
}

export async function getVideo({ db }: Deps, clientId: number, id: number) {
  return requireFound(await repo.findVideo(db, clientId, id));
}

export function createVideo(deps: Deps, actor: Author, input: CreateVideoInput) {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, now, note }) => {
    const { videos: most } = await readLimitsOf(trx, clientId);
    if ((await repo.countVideos(trx, clientId)) >= most) throw new ApiError("limit_reached", videoMessages.limit(most));
    await note("video_created", input.title);
    const texts = writeTexts(input.texts);
    return repo.insertVideo(trx, { ...input, texts, client_id: clientId, created_at: now, updated_at: now });
  });
}

export async function updateVideo(deps: Deps, actor: Author, id: number, input: UpdateVideoInput) {
  const { clientId } = actor;
  if (isEmptyChange(input)) return getVideo(deps, clientId, id);
  return writeContent(deps, actor, async ({ trx, now, note }) => {
    const texts = writeTexts(input.texts);
    const video = requireFound(await repo.updateVideo(trx, clientId, id, { ...input, texts, updated_at: now }));
    await note("video_updated", video.title);
    return video;
  });
}

export function deleteVideo(deps: Deps, actor: Author, id: number): Promise<void> {
  const { clientId } = actor;
  return writeContent(deps, actor, async ({ trx, note }) => {
    const { title } = requireFound(await repo.deleteVideo(trx, clientId, id));
    await settleClient(trx, clientId);
    await note("video_deleted", title);
  });
}
