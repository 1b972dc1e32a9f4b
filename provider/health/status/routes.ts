import { statusOperations } from "@/lib/contract/health/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { readStatus } from "./service";

export function statusRoutes(deps: Deps) {
  return createRoutes(deps, statusOperations, { getStatus: () => readStatus(deps) });
}
