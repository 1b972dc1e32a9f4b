import { bannerListQuerySchema, createBannerSchema, updateBannerSchema } from "@/lib/contract/banner";
import { limits } from "@/lib/contract/limits";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { clientOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentBanner } from "./presenter";
import { createBanner, deleteBanner, getBanner, getBannerStats, listBanners, updateBanner } from "./service";

export function bannerRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("banners", "GET", async (c) => {
    const query = readListQuery(c, bannerListQuerySchema);
    const page = await listBanners(deps, clientOf(c).clientId, query);
    return listResponse(c, query, page, (banner) => presentBanner(deps, banner));
  });

  handle("banners", "POST", async (c) => {
    const input = await readBody(c, createBannerSchema, limits.banner.bytes);
    return c.json(presentBanner(deps, await createBanner(deps, clientOf(c).clientId, input)), 201);
  });

  handle("bannerStats", "GET", async (c) => c.json(await getBannerStats(deps, clientOf(c).clientId)));

  handle("banner", "GET", async (c) =>
    c.json(presentBanner(deps, await getBanner(deps, clientOf(c).clientId, readId(c)))),
  );

  handle("banner", "PATCH", async (c) => {
    const id = readId(c);
    const input = await readBody(c, updateBannerSchema, limits.banner.bytes);
    return c.json(presentBanner(deps, await updateBanner(deps, clientOf(c).clientId, id, input)));
  });

  handle("banner", "DELETE", async (c) => {
    await deleteBanner(deps, clientOf(c).clientId, readId(c));
    return c.body(null, 204);
  });

  return app;
}
