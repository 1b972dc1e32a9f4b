import {
  analyticsOperations,
  eventOperations,
  overviewOperations,
  personFiguresOperations,
} from "./analytics/operations";
import { announcementOperations } from "./announcements/operations";
import { appointmentOperations, appointmentSettingsOperations } from "./appointments/operations";
import { activityOperations, auditOperations } from "./audit/operations";
import { cardFileOperations } from "./backup/operations";
import { billingOperations, changeOperations, paymentOperations } from "./billing/operations";
import { companyContentsOperations, companyOperations, profileOperations, textOperations } from "./cards/operations";
import {
  bulkOperations,
  clientFileOperations,
  clientOperations,
  closedCardOperations,
  deletedClientOperations,
  signUpOperations,
} from "./clients/operations";
import {
  bannerOperations,
  changeRequestOperations,
  documentOperations,
  ownPersonOperations,
  peopleOperations,
  productOperations,
  productPictureOperations,
  videoOperations,
} from "./content/operations";
import { feedbackOperations } from "./feedback/operations";
import { statusOperations } from "./health/operations";
import {
  accountOperations,
  administratorOperations,
  authOperations,
  emailChangeOperations,
  oidcSignInOperations,
  passkeyOperations,
  passkeySignInOperations,
  resetLinkOperations,
  sessionOperations,
  twoFactorOperations,
} from "./identity/operations";
import { joiningOperations } from "./joining/operations";
import { leadOperations } from "./leads/operations";
import { leavingOperations } from "./leaving/operations";
import { mailTextOperations } from "./mail-texts/operations";
import { notificationOperations } from "./notifications/operations";
import type { Method, Operation, Operations } from "./operation";
import { ownDataOperations } from "./own-data/operations";
import { planOperations } from "./plans/operations";
import { visitorDataOperations } from "./privacy/operations";
import { capabilityOperations, siteOperations } from "./site/operations";
import { teamOperations } from "./team/operations";
import { visitorFormOperations } from "./visitors/operations";

/** The operations of each resource. */
export const resources = {
  auth: authOperations,
  account: accountOperations,
  sessions: sessionOperations,
  emailChange: emailChangeOperations,
  "two-factor": twoFactorOperations,
  passkeys: passkeyOperations,
  "passkey sign-in": passkeySignInOperations,
  "single sign-on": oidcSignInOperations,
  overview: overviewOperations,
  activity: activityOperations,
  audit: auditOperations,
  status: statusOperations,
  analytics: analyticsOperations,
  capabilities: capabilityOperations,
  site: siteOperations,
  administrators: administratorOperations,
  clients: clientOperations,
  "deleted clients": deletedClientOperations,
  "closed cards": closedCardOperations,
  "client files": clientFileOperations,
  "many clients": bulkOperations,
  "card files": cardFileOperations,
  "sign-ups": signUpOperations,
  "reset links": resetLinkOperations,
  plans: planOperations,
  billing: billingOperations,
  payments: paymentOperations,
  "changes of plans": changeOperations,
  profile: profileOperations,
  texts: textOperations,
  documents: documentOperations,
  products: productOperations,
  "product pictures": productPictureOperations,
  videos: videoOperations,
  banners: bannerOperations,
  "figures of people": personFiguresOperations,
  people: peopleOperations,
  team: teamOperations,
  leaving: leavingOperations,
  ownData: ownDataOperations,
  joining: joiningOperations,
  "own card": ownPersonOperations,
  "change requests": changeRequestOperations,
  companies: companyOperations,
  "company contents": companyContentsOperations,
  events: eventOperations,
  feedback: feedbackOperations,
  "visitor forms": visitorFormOperations,
  leads: leadOperations,
  "appointment settings": appointmentSettingsOperations,
  appointments: appointmentOperations,
  "visitor data": visitorDataOperations,
  notifications: notificationOperations,
  announcements: announcementOperations,
  "mail texts": mailTextOperations,
} satisfies Record<string, Operations>;

/** Every call of the API by name. Browsers import only the operations of their subject. */
export const operations = Object.assign({}, ...Object.values(resources)) as Merged<
  (typeof resources)[keyof typeof resources]
>;

/** All members of a union of records in one. */
type Merged<U> = { [N in U extends unknown ? keyof U : never]: U extends Record<N, infer O> ? O : never };

export type OperationName = keyof typeof operations;

/** The calls that share a path, by method. */
export type PathMatch = {
  operations: Partial<Record<Method, Operation>>;
  methods: Method[];
  /** The path's parameters, still percent-encoded. */
  params: Record<string, string>;
};

/** What may be called at a path (without query), or null. */
export function matchPath(pathname: string): PathMatch | null {
  const exact = fixedPaths.get(pathname);
  if (exact) return { ...exact, params: {} };
  for (const { pattern, ...entry } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { ...entry, params: { ...match.groups } };
  }
  return null;
}

const byPath = new Map<string, Omit<PathMatch, "params">>();
for (const operation of Object.values(operations) as Operation[]) {
  const entry = byPath.get(operation.path) ?? { operations: {}, methods: [] };
  entry.operations[operation.method] = operation;
  entry.methods.push(operation.method);
  byPath.set(operation.path, entry);
}

/** Fixed paths come before those with parameters, so that `/client/documents/stats/` is not document "stats". */
const fixedPaths = new Map([...byPath].filter(([path]) => !path.includes(":")));
const patterns = [...byPath]
  .filter(([path]) => path.includes(":"))
  .map(([path, entry]) => ({ ...entry, pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`) }));
