import { bannerOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentBanner } from "./presenter";
import { createBanner, deleteBanner, getBanner, getBannerStats, listBanners, updateBanner } from "./service";

export function bannerRoutes(deps: Deps) {
  const present = (banner: Parameters<typeof presentBanner>[1]) => presentBanner(deps, banner);

  return createRoutes(deps, bannerOperations, {
    listBanners: async (call) => presentPage(call, await listBanners(deps, call.actor.clientId, call.query), present),

    createBanner: async ({ actor, body }) => present(await createBanner(deps, actor, body)),

    getBannerStats: ({ actor }) => getBannerStats(deps, actor.clientId),

    getBanner: async ({ actor, params }) => present(await getBanner(deps, actor.clientId, params.id)),

    updateBanner: async ({ actor, params, body }) => present(await updateBanner(deps, actor, params.id, body)),

    deleteBanner: ({ actor, params }) => deleteBanner(deps, actor, params.id),
  });
}
