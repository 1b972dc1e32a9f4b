import { z } from "zod";
import type { ProviderConfig } from "../../config";
import type { Deps } from "../../deps";
import { deleteBefore, type KeptRows } from "../../ports/database/queries/delete-before";
import type { Job } from "./job";

const hour = 60 * 60_000;
const batch = 500;

type Expiry = {
  kind: string;
  /** How long a row is kept, in milliseconds. */
  keepMs: number | ((config: ProviderConfig) => number);
  rows: KeptRows;
};

/** A job that deletes expired rows each hour, in batches, so that other writes do not wait long. */
export function createExpiry({ kind, keepMs, rows }: Expiry): Job {
  return {
    kind,
    payload: z.unknown(),
    every: hour,
    async run({ db, now, config }: Deps, _payload, signal) {
      const kept = typeof keepMs === "number" ? keepMs : keepMs(config);
      const before = new Date(now().getTime() - kept).toISOString();
      while (!signal.aborted && (await deleteBefore(db, rows, before, batch)) === batch);
    },
  };
}
