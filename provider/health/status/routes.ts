import { statusOperations } from "@/lib/contract/operations/status";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { readStatus } from "./service";

export function statusRoutes(deps: Deps) {
  return createRoutes(deps, statusOperations, { getStatus: () => readStatus(deps) });
}
