import { textOperations } from "@/lib/contract/cards/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { countTexts } from "./service";

export function textRoutes(deps: Deps) {
  return createRoutes(deps, textOperations, {
    countTexts: ({ actor }) => countTexts(deps, actor.clientId),
  });
}
