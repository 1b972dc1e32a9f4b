import { eventOperations } from "@/lib/contract/analytics/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { readVisitor } from "../../kernel/http/visitor";
import { createCounter, recordEvents, viewReport } from "./service";

/** A transparent pixel. */
const emptyPicture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export function eventRoutes(deps: Deps) {
  const counter = createCounter(deps);
  return createRoutes(deps, eventOperations, {
    async reportEvents({ params, body, actor, by, request }) {
      const visitor = readVisitor(request.headers, by.address, deps.findPlace);
      await recordEvents(deps, counter, { slug: params.companyName, visitor, actor, report: body });
    },

    async countView({ params, query, actor, by, request }) {
      const visitor = readVisitor(request.headers, by.address, deps.findPlace);
      const report = viewReport(request.headers.get("referer"), query.person, deps.now());
      await recordEvents(deps, counter, { slug: params.companyName, visitor, actor, report });
      return new Response(emptyPicture, {
        headers: { "content-type": "image/gif", "cache-control": "private, no-store" },
      });
    },
  });
}
