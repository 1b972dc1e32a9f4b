import { videoOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentVideo } from "./presenter";
import { createVideo, deleteVideo, getVideo, getVideoStats, listVideos, updateVideo } from "./service";

export function videoRoutes(deps: Deps) {
  return createRoutes(deps, videoOperations, {
    listVideos: async (call) =>
      presentPage(call, await listVideos(deps, call.actor.clientId, call.query), presentVideo),

    createVideo: async ({ actor, body }) => presentVideo(await createVideo(deps, actor, body)),

    getVideoStats: ({ actor }) => getVideoStats(deps, actor.clientId),

    getVideo: async ({ actor, params }) => presentVideo(await getVideo(deps, actor.clientId, params.id)),

    updateVideo: async ({ actor, params, body }) => presentVideo(await updateVideo(deps, actor, params.id, body)),

    deleteVideo: ({ actor, params }) => deleteVideo(deps, actor, params.id),
  });
}
