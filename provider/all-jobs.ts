import { expireFormerAdministrators } from "./administrators/jobs";
import { expireAppointments } from "./appointments/jobs";
import { auditJobs } from "./audit/jobs";
import { takeScheduledBackup } from "./backup/jobs";
import { importCard } from "./card-files/jobs";
import { eraseDeletedClients } from "./deleted-clients/jobs";
import { emailChangeJobs } from "./email-changes/jobs";
import { eventJobs } from "./events/jobs";
import { faultJobs } from "./faults/jobs";
import { feedbackJobs } from "./feedback/jobs";
import { removeDroppedFiles } from "./files/jobs";
import { idempotencyJobs } from "./http/jobs";
import type { Job } from "./jobs/job";
import { deadJobs } from "./jobs/jobs";
import { expireKnownDevices } from "./known-devices/jobs";
import { leadJobs } from "./leads/jobs";
import { sendMail } from "./mail/jobs";
import { sendDigests } from "./mailings/jobs";
import { notificationJobs } from "./notifications/jobs";
import { endOffers } from "./products/jobs";
import { resetLinkJobs } from "./reset-links/jobs";
import { forgiveSignIns, sessionJobs } from "./sessions/jobs";
import { tellFormerEmail } from "./users/jobs";
import { announceChanges } from "./write/jobs";
import { purgeCdn } from "./write/purge-cdn";

/** Every job there is; a process runs those that it knows, so that releases may run side by side. */
export const jobs: readonly Job[] = [
  ...auditJobs,
  ...sessionJobs,
  ...eventJobs,
  ...feedbackJobs,
  ...leadJobs,
  ...idempotencyJobs,
  ...notificationJobs,
  ...resetLinkJobs,
  ...emailChangeJobs,
  ...deadJobs,
  ...faultJobs,
  expireKnownDevices,
  expireFormerAdministrators,
  expireAppointments,
  endOffers,
  removeDroppedFiles,
  eraseDeletedClients,
  takeScheduledBackup,
  sendMail,
  sendDigests,
  tellFormerEmail as Job,
  forgiveSignIns as Job,
  importCard as Job,
  announceChanges,
  purgeCdn as Job,
];
