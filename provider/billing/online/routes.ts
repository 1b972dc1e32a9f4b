import { Hono } from "hono";
import * as billingMessages from "@/lib/contract/billing/messages";
import { billingLimits, gatewayNames } from "@/lib/contract/billing/values";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../../deps";
import { readBytes } from "../../kernel/http/body";
import type { AppEnv } from "../../kernel/http/context";
import { nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import type { GatewayEvent } from "../../ports/gateway/gateway";
import { settleToldPage } from "./jobs";
import { insertEvent, listPagesTold } from "./repo";

/** `POST /api/webhooks/{gateway}/`: 204 once the event is kept, 400 for a wrong signature, 404 for another gateway. */
export function webhookRoutes(deps: Deps) {
  const app = new Hono<AppEnv>();
  for (const name of gatewayNames)
    app.post(`/${name}/`, async (c) => {
      if (deps.gateway?.name !== name) throw new ApiError("not_found", failures.notFound);
      const body = await readBytes(c.req.raw, billingLimits.webhook);
      const event = await deps.gateway.readEvent(body, c.req.raw.headers, deps.now());
      if (!event) throw new ApiError("bad_request", billingMessages.signatureWrong);
      await keepEvent(deps, event);
      return c.body(null, 204);
    });
  return app;
}

/** What it is about is asked of the gateway, once for each event. */
function keepEvent(deps: Deps, { id, ...about }: GatewayEvent): Promise<void> {
  return write(deps, nobody, async ({ trx, now, enqueue }) => {
    if (!(await insertEvent(trx, { id, page_id: about.pageId, created_at: now }))) return;
    for (const { page_id } of await listPagesTold(trx, about)) await enqueue(settleToldPage, { page_id });
  });
}
