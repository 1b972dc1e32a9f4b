/**
 * Who may do what. Each call of the API names its action; the provider's router and services, the gateway and the screens
 * all ask `can`. Another role is a name here, its place in the lists below, and the accounts that are in it.
 */
type Role = "administrator" | "client";

/** Roles that act for the site, not for one company. */
const siteRoles: readonly Role[] = ["administrator"];

const policies = {
  /** Of one's own: e-mail, password, sessions, second step, passkeys, notifications. */
  "account.use": ["administrator", "client"],
  "activity.see": ["administrator", "client"],
  "analytics.see": ["administrator", "client"],
  /** Whoever looks after a card is no visitor of it. */
  "card.viewUncounted": ["administrator", "client"],
  /** Profile and appointment settings. */
  "card.edit": ["client"],
  /** Documents, products with their pictures, videos, banners, people. */
  "content.edit": ["client"],
  /** As one file, out of a site or into it. */
  "card.move": ["client"],
  /** Writing down what a customer said. */
  "feedback.add": ["client"],
  "feedback.see": ["administrator", "client"],
  "feedback.answer": ["administrator", "client"],
  /** One's own. */
  "plan.see": ["client"],
  "leads.count": ["administrator", "client"],
  "leads.see": ["administrator", "client"],
  "leads.export": ["administrator", "client"],
  "leads.answer": ["client"],
  "leads.delete": ["administrator", "client"],
  "appointments.answer": ["client"],
  /** What a visitor sent, all together. */
  "visitors.forget": ["administrator", "client"],
  /** Other companies than one's own: their names, lists and figures side by side. */
  "clients.see": ["administrator"],
  /** Their accounts and cards whole. */
  "clients.manage": ["administrator"],
  "signups.manage": ["administrator"],
  "plans.manage": ["administrator"],
  /** What clients owe and pay. */
  "billing.manage": ["administrator"],
  /** For one's own plan. */
  "billing.pay": ["client"],
  /** What owners are told by the site. */
  "announcements.manage": ["administrator"],
  "administrators.manage": ["administrator"],
  "site.edit": ["administrator"],
  "audit.see": ["administrator"],
  "status.see": ["administrator"],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof policies;

export const actions = Object.keys(policies) as Action[];

/** What only roles of a company do. */
export type CompanyAction = {
  [A in Action]: "administrator" extends (typeof policies)[A][number] ? never : A;
}[Action];

/** What a site may keep from its administrators. */
export const visitorsData: readonly Action[] = ["leads.see", "leads.export", "leads.delete"];

/** Whoever asks. */
export type Principal = {
  role: Role;
  /** The company that the account acts for; null for those of the site. */
  clientId?: number | null;
  /** What its role may do, but not this account. */
  withheld?: readonly Action[];
};

export function roleOf({ is_admin }: { is_admin?: boolean }): Role {
  return is_admin ? "administrator" : "client";
}

/** The account of a user of this site, as screens know it. */
export function principalOf(user: { is_admin?: boolean }): Principal {
  return { role: roleOf(user) };
}

/** Whether somebody may; with a subject, whether with what belongs to that company. */
export function can({ role, clientId, withheld }: Principal, action: Action, subject?: { clientId: number }): boolean {
  const allowed: readonly Role[] = policies[action];
  if (!allowed.includes(role) || withheld?.includes(action)) return false;
  if (siteRoles.includes(role)) return true;
  // Without a company, a role of a company is none.
  return clientId !== null && (subject === undefined || subject.clientId === clientId);
}
