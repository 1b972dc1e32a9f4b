import { changePasswordSchema, updateAccountSchema } from "@/lib/contract/account";
import { messages } from "@/lib/contract/messages";
import type { Deps } from "../deps";
import { readBody } from "../http/body";
import { actorOf, addressOf } from "../http/context";
import { createRouter } from "../http/router";
import { presentCurrentUser } from "./presenter";
import { changeOwnPassword, getAccount, updateAccount } from "./service";

export function accountRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("currentUser", "GET", async (c) => c.json(presentCurrentUser(await getAccount(deps, actorOf(c).userId))));

  handle("account", "PUT", async (c) => {
    const input = await readBody(c, updateAccountSchema);
    return c.json(presentCurrentUser(await updateAccount(deps, actorOf(c), input, addressOf(c))));
  });

  handle("changePassword", "PUT", async (c) => {
    const input = await readBody(c, changePasswordSchema);
    await changeOwnPassword(deps, actorOf(c), input, addressOf(c));
    return c.json({ detail: messages.passwordChanged });
  });

  return app;
}
