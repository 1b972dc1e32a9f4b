import { loginSchema, refreshSchema } from "@/lib/contract/account";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import type { Deps } from "../deps";
import { readBody } from "../http/body";
import { type AppContext, addressOf } from "../http/context";
import { createRouter } from "../http/router";
import { refreshSession, signIn, signOut } from "./service";

export function authRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("token", "POST", async (c) => c.json(await signIn(deps, await readBody(c, loginSchema), addressOf(c))));

  handle("tokenRefresh", "POST", async (c) => {
    const { refresh } = await readBody(c, refreshSchema);
    return c.json(await refreshSession(deps, refresh, addressOf(c)));
  });

  handle("logout", "POST", async (c) => {
    const refresh = await readOptionalRefresh(c);
    await signOut(deps, { refresh, authorization: c.req.header("authorization"), address: addressOf(c) });
    return c.json({ detail: messages.signedOut });
  });

  return app;
}

/** Signing out must not fail, so a body that is absent or makes no sense counts as none. */
async function readOptionalRefresh(c: AppContext): Promise<string | undefined> {
  try {
    return (await readBody(c, refreshSchema)).refresh;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
