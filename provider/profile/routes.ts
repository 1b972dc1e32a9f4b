import { limits } from "@/lib/contract/limits";
import { writeProfileSchema } from "@/lib/contract/profile";
import { presentClient } from "../clients/presenter";
import { getClient } from "../clients/service";
import type { Deps } from "../deps";
import { readBody } from "../http/body";
import { type AppContext, addressOf, clientOf } from "../http/context";
import { createRouter } from "../http/router";
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
  const { app, handle } = createRouter(deps);

  handle("clientBasic", "GET", async (c) => c.json(presentClient(await getClient(deps, clientOf(c).clientId))));

  handle("profile", "GET", async (c) => c.json(presentProfile(deps, await getProfile(deps, clientOf(c).clientId))));

  handle("profile", "POST", async (c) => {
    await createProfile(deps, callerOf(c), await readBody(c, writeProfileSchema, limits.logo.bytes));
    return c.json(presentCompleteProfile(deps, await getCompleteProfile(deps, clientOf(c).clientId)), 201);
  });

  handle("profile", "PATCH", async (c) => {
    await updateProfile(deps, callerOf(c), await readBody(c, writeProfileSchema, limits.logo.bytes));
    return c.json(presentCompleteProfile(deps, await getCompleteProfile(deps, clientOf(c).clientId)));
  });

  handle("profile", "DELETE", async (c) => {
    await deleteProfile(deps, clientOf(c).clientId);
    return c.body(null, 204);
  });

  handle("completeProfile", "GET", async (c) =>
    c.json(presentCompleteProfile(deps, await getCompleteProfile(deps, clientOf(c).clientId))),
  );

  handle("slugCheck", "GET", async (c) => {
    const { clientId } = clientOf(c);
    const { company_name: name, slug = "" } = c.req.query();
    const check = name === undefined ? checkSlug(deps, clientId, slug) : checkName(deps, clientId, name);
    return c.json(presentSlugCheck(await check));
  });

  return app;
}

function callerOf(c: AppContext) {
  return { ...clientOf(c), address: addressOf(c) };
}
