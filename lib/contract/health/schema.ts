import { z } from "zod";

/** What one look came to; what `warning` says may wait, what `problem` says may not. */
const findingSchema = z.object({
  /** What was looked at: `disk`, `backups`. */
  check: z.string(),
  state: z.enum(["fine", "warning", "problem"]).catch("warning"),
  /** A sentence for the operator, with the settings' own names. */
  detail: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** One kind of error, as often as it was in the last day. */
const faultSchema = z.object({
  message: z.string(),
  /** The last one in a line, without what may be about people; empty where there is no more to say. */
  detail: z.string(),
  count: z.number().int(),
  last_at: z.string(),
  /** Under which number the log has the last one. */
  request_id: z.string().nullable(),
  /** The kind of the job in which it was. */
  job: z.string().nullable(),
});
export type Fault = z.infer<typeof faultSchema>;

/** `GET /admin/status/`: how the service is doing, as the process that answers sees it. */
export const serviceStatusSchema = z.object({
  findings: z.array(findingSchema),
  /** Work in the background: due or under way, for later, given up. */
  jobs: z.object({ due: z.number().int(), later: z.number().int(), dead: z.number().int() }),
  /** Of the disk below the data folder, in bytes. */
  disk: z.object({ free: z.number(), total: z.number() }),
  versions: z.object({
    /** Fingerprint of the source. */
    build: z.string(),
    node: z.string(),
    /** `PostgreSQL 15.8` or `SQLite 3.50.4`. */
    database: z.string(),
    /** The last change of its tables. */
    schema: z.string(),
  }),
  started_at: z.string(),
  /** The latest first, 100 kinds at most. */
  faults: z.array(faultSchema),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
