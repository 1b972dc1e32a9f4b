import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { statusOperations } from "@/lib/contract/health/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { readStatus } from "./service";

export function statusRoutes(deps: Deps) {
  return createRoutes(deps, statusOperations, { getStatus: ({ t }) => readStatus(deps, t) });
}

/** Milliseconds; less than the caller's timeout. */
const patience = 1_500;

const filesAway = "The file store is down: pictures and uploads answer 503";

/** `GET /readyz`: `warnings` name degraded parts. */
export function readinessRoutes({ files }: Pick<Deps, "files">) {
  return new Hono().get("/readyz", async (c) => {
    const areThere = files.check().then(
      () => true,
      () => false,
    );
    const isWell = await Promise.race([areThere, sleep(patience, false, { ref: false })]);
    return c.json({ warnings: isWell ? [] : [filesAway] });
  });
}
