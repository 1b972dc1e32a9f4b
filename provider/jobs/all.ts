import { auditJobs } from "../audit/jobs";
import { authJobs } from "../auth/jobs";
import { removeDroppedFiles } from "../files/jobs";
import { idempotencyJobs } from "../http/jobs";
import { sendMail } from "../ports/mail/jobs";
import { announceChanges } from "../write/jobs";
import type { Job } from "./job";
import { deadJobs } from "./jobs";

/** Every job there is; a process runs those that it knows, so that releases may run side by side. */
export const jobs: readonly Job[] = [
  ...auditJobs,
  ...authJobs,
  ...idempotencyJobs,
  ...deadJobs,
  removeDroppedFiles,
  sendMail,
  announceChanges,
];
