import { Api } from "./api";
import type { Implementation } from "./implementations";
import { describeAccess } from "./suites/access";
import { describeAdministrators } from "./suites/administrators";
import { describeAnalytics } from "./suites/analytics";
import { describeAnnouncements } from "./suites/announcements";
import { describeAppointmentSettings } from "./suites/appointment-settings";
import { describeAppointments } from "./suites/appointments";
import { describeAuth } from "./suites/auth";
import { describeBanners } from "./suites/banners";
import { describeBilling } from "./suites/billing";
import { describeCardFiles } from "./suites/card-files";
import { describeClientFiles } from "./suites/client-files";
import { describeClients } from "./suites/clients";
import { describeCompanies } from "./suites/companies";
import { describeContacts } from "./suites/contacts";
import { describeDocuments } from "./suites/documents";
import { describeEvents } from "./suites/events";
import { describeFeedback } from "./suites/feedback";
import { describeJoining } from "./suites/joining";
import { describeLeads } from "./suites/leads";
import { describeLeaving } from "./suites/leaving";
import { describeMemberships } from "./suites/memberships";
import { describeMoods } from "./suites/moods";
import { describeNotifications } from "./suites/notifications";
import { describeOverview } from "./suites/overview";
import { describeOwnDiaries } from "./suites/own-diaries";
import { describeOwnWords } from "./suites/own-words";
import { describePasswords } from "./suites/passwords";
import { describePeople } from "./suites/people";
import { describePlans } from "./suites/plans";
import { describeProductPictures } from "./suites/product-pictures";
import { describeProducts } from "./suites/products";
import { describeProfile } from "./suites/profile";
import { describeResetLinks } from "./suites/reset-links";
import { describeResting } from "./suites/resting";
import { describeSections } from "./suites/sections";
import { describeSessions } from "./suites/sessions";
import { describeSignUps } from "./suites/sign-ups";
import { describeSite } from "./suites/site";
import { describeVideos } from "./suites/videos";
import { describeVisitorData } from "./suites/visitor-data";

jest.setTimeout(60_000);

export const contract = [
  describeAuth,
  describeSessions,
  describeAdministrators,
  describeClients,
  describeMemberships,
  describeClientFiles,
  describeCardFiles,
  describeSignUps,
  describeSite,
  describePlans,
  describeAnnouncements,
  describeBilling,
  describeResting,
  describeResetLinks,
  describePasswords,
  describeOverview,
  describeProfile,
  describeMoods,
  describeSections,
  describeContacts,
  describeDocuments,
  describeProducts,
  describeProductPictures,
  describeVideos,
  describeBanners,
  describePeople,
  describeLeaving,
  describeJoining,
  describeOwnWords,
  describeCompanies,
  describeEvents,
  describeAnalytics,
  describeFeedback,
  describeLeads,
  describeAppointmentSettings,
  describeOwnDiaries,
  describeAppointments,
  describeVisitorData,
  describeNotifications,
  describeAccess,
];

/** One way to run the service, opened before its suite and closed after; `resources` are what differs there from others. */
export function describeContract(name: string, open: () => Promise<Implementation>, resources = contract): void {
  describe(`the contract, ${name}`, () => {
    let implementation: Implementation;
    let api: Api;

    beforeAll(async () => {
      implementation = await open();
      api = new Api(implementation.transport);
    });
    afterAll(async () => implementation?.close());

    for (const describeResource of resources) describeResource(() => api);
  });
}
