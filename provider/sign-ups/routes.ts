import { messages } from "@/lib/contract/messages";
import { createSignUpSchema, signUpListQuerySchema } from "@/lib/contract/sign-up";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { addressOf, auditActorOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentSignUp } from "./presenter";
import { acceptSignUp, createSignUp, deleteSignUp, listSignUps } from "./service";

export function signUpRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("createSignUp", "POST", async (c) => {
    await createSignUp(deps, await readBody(c, createSignUpSchema), addressOf(c));
    return c.json({ detail: messages.signUpReceived }, 201);
  });

  handle("signUps", "GET", async (c) => {
    const query = readListQuery(c, signUpListQuerySchema);
    return listResponse(c, query, await listSignUps(deps, query), presentSignUp);
  });

  handle("acceptSignUp", "POST", async (c) => c.json(await acceptSignUp(deps, readId(c), auditActorOf(c)), 201));

  handle("signUp", "DELETE", async (c) => {
    await deleteSignUp(deps, readId(c), auditActorOf(c));
    return c.body(null, 204);
  });

  return app;
}
