import { z } from "zod";

/** The result of a check; a `warning` can wait, a `problem` cannot. */
const findingSchema = z.object({
  /** The check: `disk`, `backups`. */
  check: z.string(),
  state: z.enum(["fine", "warning", "problem"]).catch("warning"),
  /** A sentence for the operator, with the settings' own names. */
  detail: z.string(),
  /** What was measured, for metrics: of a backup or certificate seconds, of failures their number. */
  value: z.number().optional(),
});
export type Finding = z.infer<typeof findingSchema>;

/** One kind of error, with its count of the last day. */
const faultSchema = z.object({
  message: z.string(),
  /** The last one in one line, without personal data; may be empty. */
  detail: z.string(),
  count: z.number().int(),
  last_at: z.string(),
  /** The last one's request id in the log. */
  request_id: z.string().nullable(),
  /** The kind of job that failed. */
  job: z.string().nullable(),
});
export type Fault = z.infer<typeof faultSchema>;

/** `GET /admin/status/`: the state of the service, as the answering process sees it. */
export const serviceStatusSchema = z.object({
  findings: z.array(findingSchema),
  /** Background jobs: due or running, scheduled, given up. */
  jobs: z.object({ due: z.number().int(), later: z.number().int(), dead: z.number().int() }),
  /** Of the disk below the data folder, in bytes. */
  disk: z.object({ free: z.number(), total: z.number() }),
  versions: z.object({
    /** Fingerprint of the source. */
    build: z.string(),
    node: z.string(),
    /** `PostgreSQL 15.8` or `SQLite 3.50.4`. */
    database: z.string(),
    /** The last migration. */
    schema: z.string(),
  }),
  started_at: z.string(),
  /** The latest first, 100 kinds at most. */
  faults: z.array(faultSchema),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
