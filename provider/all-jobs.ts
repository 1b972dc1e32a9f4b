import { auditJobs } from "./audit/jobs";
import { eventJobs } from "./events/jobs";
import { removeDroppedFiles } from "./files/jobs";
import { idempotencyJobs } from "./http/jobs";
import type { Job } from "./jobs/job";
import { deadJobs } from "./jobs/jobs";
import { sendMail } from "./mail/jobs";
import { sessionJobs } from "./sessions/jobs";
import { announceChanges } from "./write/jobs";

/** Every job there is; a process runs those that it knows, so that releases may run side by side. */
export const jobs: readonly Job[] = [
  ...auditJobs,
  ...sessionJobs,
  ...eventJobs,
  ...idempotencyJobs,
  ...deadJobs,
  removeDroppedFiles,
  sendMail,
  announceChanges,
];
