import { sendDigests } from "./analytics/digests";
import { eventJobs } from "./analytics/events/jobs";
import { tellAnnouncements } from "./announcements/jobs";
import { expireAppointments } from "./appointments/jobs";
import { auditJobs } from "./audit/jobs";
import { importCard } from "./backup/card-files/jobs";
import { takeScheduledBackup } from "./backup/jobs";
import { sendDocument } from "./billing/documents/mail";
import { expireBooks } from "./billing/jobs";
import { pageJobs } from "./billing/online/jobs";
import { bulkJobs } from "./clients/bulk/jobs";
import { closeCards } from "./clients/closed/jobs";
import { eraseDeletedClients } from "./clients/deleted/jobs";
import { signUpJobs } from "./clients/sign-ups/jobs";
import { endOffers } from "./content/products/jobs";
import { feedbackJobs } from "./feedback/jobs";
import { faultJobs } from "./health/faults/jobs";
import { sendMonths } from "./health/month";
import { watchService } from "./health/watching";
import { expireFormerAdministrators } from "./identity/administrators/jobs";
import { emailChangeJobs } from "./identity/email-changes/jobs";
import { resetLinkJobs } from "./identity/reset-links/jobs";
import { expireKnownDevices, forgiveSignIns, sessionJobs } from "./identity/sessions/jobs";
import { tellFormerEmail } from "./identity/users/jobs";
import { joiningJobs } from "./joining/jobs";
import { idempotencyJobs } from "./kernel/http/idempotency-claims";
import type { Job } from "./kernel/jobs/job";
import { deadJobs } from "./kernel/jobs/jobs";
import { announceChanges, purgeCdn } from "./kernel/write/jobs";
import { leadJobs } from "./leads/jobs";
import { forgetFormerPeople } from "./leaving/jobs";
import { removeDroppedFiles } from "./media/jobs";
import { notificationJobs } from "./notifications/jobs";
import { sendLetter, sendMail } from "./notifications/mail/jobs";
import { planJobs } from "./plans/jobs";

/** Every job there is; a process runs those that it knows, so that releases may run side by side. */
export const jobs: readonly Job[] = [
  ...auditJobs,
  ...sessionJobs,
  ...eventJobs,
  ...feedbackJobs,
  ...leadJobs,
  ...planJobs,
  ...pageJobs,
  ...signUpJobs,
  ...joiningJobs,
  ...bulkJobs,
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
  forgetFormerPeople,
  expireBooks,
  sendDocument as Job,
  closeCards,
  takeScheduledBackup,
  sendLetter,
  sendMail,
  sendDigests,
  tellAnnouncements,
  watchService,
  sendMonths,
  tellFormerEmail as Job,
  forgiveSignIns as Job,
  importCard as Job,
  announceChanges,
  purgeCdn as Job,
];
