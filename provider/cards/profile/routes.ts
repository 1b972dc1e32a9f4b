import { profileOperations } from "@/lib/contract/cards/operations";
import { presentClient } from "../../clients/presenter";
import { getClient } from "../../clients/service";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { isLandline } from "../../ports/database/folding/fold-phone";
import { presentCompleteProfile, presentProfile, presentSlugCheck } from "./presenter";
import {
  checkName,
  checkSlug,
  createProfile,
  deleteProfile,
  getCompleteProfile,
  getProfile,
  updateProfile,
} from "./service";

export function profileRoutes(deps: Deps) {
  const presentComplete = async (clientId: number) =>
    presentCompleteProfile(deps, await getCompleteProfile(deps, clientId));

  return createRoutes(deps, profileOperations, {
    getOwnClient: async ({ actor }) => presentClient(await getClient(deps, actor.clientId)),

    getProfile: async ({ actor }) => presentProfile(deps, await getProfile(deps, actor.clientId)),

    async createProfile({ actor, body }) {
      await createProfile(deps, actor, body);
      return presentComplete(actor.clientId);
    },

    async updateProfile({ actor, body }) {
      await updateProfile(deps, actor, body);
      return presentComplete(actor.clientId);
    },

    deleteProfile: ({ actor }) => deleteProfile(deps, actor),

    getCompleteProfile: ({ actor }) => presentComplete(actor.clientId),

    async checkSlug({ actor: { clientId }, query: { slug, company_name: name } }) {
      const check = name === undefined ? checkSlug(deps, clientId, slug) : checkName(deps, clientId, name);
      return presentSlugCheck(await check);
    },

    checkPhone: async ({ query: { phone } }) => ({ is_landline: isLandline(phone) }),
  });
}
