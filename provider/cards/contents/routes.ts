import { companyContentsOperations } from "@/lib/contract/cards/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentContents } from "./presenter";
import { readContents } from "./service";

export function companyContentsRoutes(deps: Deps) {
  return createRoutes(deps, companyContentsOperations, {
    getCompanyContents: async ({ params }) => presentContents(deps, await readContents(deps, params.companyName)),
  });
}
