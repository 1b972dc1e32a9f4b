import { createVideoSchema, updateVideoSchema, videoListQuerySchema } from "@/lib/contract/video";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { clientOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentVideo } from "./presenter";
import { createVideo, deleteVideo, getVideo, getVideoStats, listVideos, updateVideo } from "./service";

export function videoRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("videos", "GET", async (c) => {
    const query = readListQuery(c, videoListQuerySchema);
    return listResponse(c, query, await listVideos(deps, clientOf(c).clientId, query), presentVideo);
  });

  handle("videos", "POST", async (c) => {
    const input = await readBody(c, createVideoSchema);
    return c.json(presentVideo(await createVideo(deps, clientOf(c).clientId, input)), 201);
  });

  handle("videoStats", "GET", async (c) => c.json(await getVideoStats(deps, clientOf(c).clientId)));

  handle("video", "GET", async (c) => c.json(presentVideo(await getVideo(deps, clientOf(c).clientId, readId(c)))));

  handle("video", "PATCH", async (c) => {
    const id = readId(c);
    const input = await readBody(c, updateVideoSchema);
    return c.json(presentVideo(await updateVideo(deps, clientOf(c).clientId, id, input)));
  });

  handle("video", "DELETE", async (c) => {
    await deleteVideo(deps, clientOf(c).clientId, readId(c));
    return c.body(null, 204);
  });

  return app;
}
