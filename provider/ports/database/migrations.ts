import type { Migration } from "kysely";
import { createInitialTables } from "./migrations/0001-initial";
import { nameClientOfAuditEntries } from "./migrations/0002-activity";
import { addBrandColor } from "./migrations/0003-brand-color";
import { createSignUps } from "./migrations/0004-sign-ups";
import { addFoldedName } from "./migrations/0005-folded-names";
import { storeFoldedTexts } from "./migrations/0006-stored-folding";
import { claimKeys } from "./migrations/0007-idempotency-claims";
import { createJobs } from "./migrations/0010-jobs";
import { createCompanyNames } from "./migrations/0011-company-names";
import { createFiles } from "./migrations/0012-files";
import { createEvents } from "./migrations/0013-events";
import { addSpans } from "./migrations/0014-figures";
import { addReviewLink } from "./migrations/0015-review-link";
import { createFeedback } from "./migrations/0016-feedback";
import { createLeads } from "./migrations/0017-leads";
import { createNotifications } from "./migrations/0018-notifications";
import { addTagline } from "./migrations/0019-tagline";
import { addOpeningHours } from "./migrations/0020-opening-hours";
import { createResetLinks } from "./migrations/0022-reset-links";
import { addProductDetails } from "./migrations/0023-products";
import { addPayment } from "./migrations/0024-payment";
import { addSections } from "./migrations/0025-sections";
import { createProductPictures } from "./migrations/0026-product-pictures";
import { createAppointments } from "./migrations/0027-appointments";
import { addMood } from "./migrations/0028-mood";
import { addContacts } from "./migrations/0029-contacts";
import { createPeople } from "./migrations/0030-people";
import { createSite } from "./migrations/0031-site";
import { rememberDevices } from "./migrations/0032-devices";
import { createEmailChanges } from "./migrations/0033-email-changes";
import { createTwoFactor } from "./migrations/0034-two-factor";
import { createPasskeys } from "./migrations/0035-passkeys";
import { createCardImports } from "./migrations/0036-card-imports";
import { addJobRequests } from "./migrations/0037-job-requests";
import { createFaults } from "./migrations/0038-faults";
import { addPasskeyNames } from "./migrations/0039-passkey-names";
import { nameAccountsOfClients } from "./migrations/0040-client-accounts";
import { createTallies } from "./migrations/0041-tallies";
import { indexClientSearch } from "./migrations/0042-client-search";
import { readPhonesAnew } from "./migrations/0043-phones";
import { addSignInPhones } from "./migrations/0044-sign-in-phones";
import { createDeletedClients } from "./migrations/0045-deleted-clients";
import { countPricesInThousandths } from "./migrations/0046-thousandths";
import { rememberAdministrators } from "./migrations/0047-former-administrators";
import { addLandlineChat } from "./migrations/0050-landlines";
import { addAdministration } from "./migrations/0051-administration";
import { addReviewPhones } from "./migrations/0052-review-phones";
import { addBannerFocus } from "./migrations/0054-banner-focus";
import { addAccountLanguages } from "./migrations/0055-account-languages";
import { foldAnew } from "./migrations/0056-refolding";
import { addCardLanguages } from "./migrations/0057-card-languages";
import { addOwnWords } from "./migrations/0058-own-words";
import { createPlans } from "./migrations/0059-plans";
import { dateSubscriptions } from "./migrations/0060-subscriptions";
import { createBilling } from "./migrations/0061-billing";
import { createClosedCards } from "./migrations/0062-closed-cards";
import { openSignUp } from "./migrations/0063-open-sign-up";
import { createGatewayPages } from "./migrations/0064-gateway-pages";
import { addDocumentFiles } from "./migrations/0065-document-files";
import { addPlanChanges } from "./migrations/0066-plan-changes";
import { createBulkRuns } from "./migrations/0067-bulk-runs";
import { paymentsByReference } from "./migrations/0068-payments-by-reference";
import { createAnnouncements } from "./migrations/0069-announcements";
import { createFindings } from "./migrations/0070-findings";
import { checkPaidPages } from "./migrations/0071-paid-pages";
import { createMailTexts } from "./migrations/0072-mail-texts";
import { makeEmailOptional } from "./migrations/0073-optional-email";
import { createMemberships } from "./migrations/0074-memberships";
import { addPersonCards } from "./migrations/0075-person-cards";
import { createTeam } from "./migrations/0076-team";
import { addPersonAddresses } from "./migrations/0077-person-addresses";
import { addPersonEvents } from "./migrations/0078-person-events";
import { letLeadsClimb } from "./migrations/0079-leads-climb";
import { createJoining } from "./migrations/0080-joining";
import { createFormerPeople } from "./migrations/0081-former-people";
import { listTeams } from "./migrations/0082-team-lists";
import { createChangeRequests } from "./migrations/0083-change-requests";
import { addPersonHours } from "./migrations/0084-person-hours";
import { orderLeadsOfPeople } from "./migrations/0085-leads-of-person";
import { orderLeadsOfOne } from "./migrations/0086-leads-of-one";

/**
 * Sorted by name; each runs once, all in one transaction. Never edit one after a release. The list serves both
 * databases; `columns.ts` covers their differences. In SQLite, 0001 to 0005 result in the first release's schema; a
 * test checks every column.
 */
export const migrations: Record<string, Migration> = {
  "0001_initial": { up: createInitialTables },
  "0002_activity": { up: nameClientOfAuditEntries },
  "0003_brand_color": { up: addBrandColor },
  "0004_sign_ups": { up: createSignUps },
  "0005_folded_names": { up: addFoldedName },
  "0006_stored_folding": { up: storeFoldedTexts },
  "0007_idempotency_claims": { up: claimKeys },
  "0010_jobs": { up: createJobs },
  "0011_company_names": { up: createCompanyNames },
  "0012_files": { up: createFiles },
  "0013_events": { up: createEvents },
  "0014_figures": { up: addSpans },
  "0015_review_link": { up: addReviewLink },
  "0016_feedback": { up: createFeedback },
  "0017_leads": { up: createLeads },
  "0018_notifications": { up: createNotifications },
  "0019_tagline": { up: addTagline },
  "0020_opening_hours": { up: addOpeningHours },
  "0022_reset_links": { up: createResetLinks },
  "0023_products": { up: addProductDetails },
  "0024_payment": { up: addPayment },
  "0025_sections": { up: addSections },
  "0026_product_pictures": { up: createProductPictures },
  "0027_appointments": { up: createAppointments },
  "0028_mood": { up: addMood },
  "0029_contacts": { up: addContacts },
  "0030_people": { up: createPeople },
  "0031_site": { up: createSite },
  "0032_devices": { up: rememberDevices },
  "0033_email_changes": { up: createEmailChanges },
  "0034_two_factor": { up: createTwoFactor },
  "0035_passkeys": { up: createPasskeys },
  "0036_card_imports": { up: createCardImports },
  "0037_job_requests": { up: addJobRequests },
  "0038_faults": { up: createFaults },
  "0039_passkey_names": { up: addPasskeyNames },
  "0040_client_accounts": { up: nameAccountsOfClients },
  "0041_tallies": { up: createTallies },
  "0042_client_search": { up: indexClientSearch },
  "0043_phones": { up: readPhonesAnew },
  "0044_sign_in_phones": { up: addSignInPhones },
  "0045_deleted_clients": { up: createDeletedClients },
  "0046_thousandths": { up: countPricesInThousandths },
  "0047_former_administrators": { up: rememberAdministrators },
  "0050_landlines": { up: addLandlineChat },
  "0051_administration": { up: addAdministration },
  "0052_review_phones": { up: addReviewPhones },
  "0054_banner_focus": { up: addBannerFocus },
  "0055_account_languages": { up: addAccountLanguages },
  "0056_refolding": { up: foldAnew },
  "0057_card_languages": { up: addCardLanguages },
  "0058_own_words": { up: addOwnWords },
  "0059_plans": { up: createPlans },
  "0060_subscriptions": { up: dateSubscriptions },
  "0061_billing": { up: createBilling },
  "0062_closed_cards": { up: createClosedCards },
  "0063_open_sign_up": { up: openSignUp },
  "0064_gateway_pages": { up: createGatewayPages },
  "0065_document_files": { up: addDocumentFiles },
  "0066_plan_changes": { up: addPlanChanges },
  "0067_bulk_runs": { up: createBulkRuns },
  "0068_payments_by_reference": { up: paymentsByReference },
  "0069_announcements": { up: createAnnouncements },
  "0070_findings": { up: createFindings },
  "0071_paid_pages": { up: checkPaidPages },
  "0072_mail_texts": { up: createMailTexts },
  "0073_optional_email": { up: makeEmailOptional },
  "0074_memberships": { up: createMemberships },
  "0075_person_cards": { up: addPersonCards },
  "0076_team": { up: createTeam },
  "0077_person_addresses": { up: addPersonAddresses },
  "0078_person_events": { up: addPersonEvents },
  "0079_leads_climb": { up: letLeadsClimb },
  "0080_joining": { up: createJoining },
  "0081_former_people": { up: createFormerPeople },
  "0082_team_lists": { up: listTeams },
  "0083_change_requests": { up: createChangeRequests },
  "0084_person_hours": { up: addPersonHours },
  "0085_leads_of_person": { up: orderLeadsOfPeople },
  "0086_leads_of_one": { up: orderLeadsOfOne },
};
