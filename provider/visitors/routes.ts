import { visitorFormOperations } from "@/lib/contract/visitors/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { createTicket } from "./service";

export function visitorFormRoutes(deps: Deps) {
  return createRoutes(deps, visitorFormOperations, {
    getFormTicket: async ({ params }) => ({ ticket: await createTicket(deps, params.companyName) }),
  });
}
