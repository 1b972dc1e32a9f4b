import { z } from "zod";
import { dayMs } from "@/lib/contract/clock";
import { log } from "@/lib/runtime/log/log";
import type { Deps } from "../../deps";
import { eachRow } from "../../kernel/jobs/each-row";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";
import { nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { type Gateway, GatewayError } from "../../ports/gateway/gateway";
import { findRequest } from "../requests-repo";
import { findPageNamed, listPagesToCheck, type PageRow, updatePage } from "./repo";
import { nextCheck, settlePage } from "./service";

/** After a gateway has told of a page. */
export const settleToldPage: Job<{ page_id: string }> = {
  kind: "settle_told_page",
  payload: z.object({ page_id: z.string() }),
  atOnce: 4,
  async run(deps, { page_id }) {
    const page = await findPageNamed(deps.db, page_id);
    if (page && deps.gateway?.name === page.gateway) await settlePage(deps, deps.gateway, page);
  },
};

/** Asks for pages of which nothing was told, paid ones too, and cancels those whose request was closed otherwise. */
export const checkPages: Job = {
  kind: "check_pages",
  payload: z.unknown(),
  every: 60_000,
  async run(deps, _payload, signal) {
    const { gateway } = deps;
    if (!gateway) return;
    await eachRow(
      signal,
      (page) => listPagesToCheck(deps.db, deps.now().toISOString(), page),
      async (page) => {
        if (page.gateway === gateway.name) await check(deps, gateway, page);
      },
    );
  },
};

/** One that is refused is asked for again later, and holds up no other. @throws GatewayError, unavailable */
async function check(deps: Deps, gateway: Gateway, page: PageRow): Promise<void> {
  try {
    if (!(await settlePage(deps, gateway, page))) return;
    const request = await findRequest(deps.db, page.request_id);
    if (request?.status === "open") return;
    await gateway.cancelPage(page.page_id);
    // Something may have been paid just before.
    await settlePage(deps, gateway, page);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind === "unavailable") throw error;
    log.warn("A page of the gateway could not be looked at", { page: page.id, reason: error.message });
    await write(deps, nobody, ({ trx }) =>
      updatePage(trx, page.id, { check_at: nextCheck(page.created_at, deps.now()) }),
    );
  }
}

export const pageJobs: readonly Job[] = [
  settleToldPage as Job,
  checkPages,
  createExpiry({
    kind: "expire_gateway_events",
    keepMs: 30 * dayMs,
    rows: { table: "gateway_events", key: ["id"], time: "created_at" },
  }),
  createExpiry({
    kind: "expire_gateway_pages",
    keepMs: 400 * dayMs,
    rows: { table: "gateway_pages", key: ["id"], time: "created_at" },
  }),
];
