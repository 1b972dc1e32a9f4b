/**
 * Who may do what. Each call of the API names its action; the provider's router and services, the gateway and the screens
 * all ask `can`. Another role is a name here, its place in the lists below, and the accounts that are in it.
 * Unassigned are those that no company is left of.
 */
export type Role = "administrator" | MemberRole | "unassigned";

/** What an account may be in a company: the owner of all, the manager of branches, or the member whose card one is. */
export const memberRoles = ["owner", "manager", "member"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles that act for the site, not for one company. */
const siteRoles: readonly Role[] = ["administrator"];

const policies = {
  /** Of one's own: e-mail, password, sessions, second step, passkeys, notifications, and which company it works for. */
  "account.use": ["administrator", "owner", "manager", "member", "unassigned"],
  "activity.see": ["administrator", "owner"],
  "analytics.see": ["administrator", "owner"],
  /** Whoever looks after a card is no visitor of it. */
  "card.viewUncounted": ["administrator", "owner", "manager", "member"],
  /** A further one of one's own. */
  "company.add": ["owner"],
  /** With one's own card. */
  "company.leave": ["owner", "manager", "member"],
  /** Profile and appointment settings. */
  "card.edit": ["owner"],
  /** Documents, products with their pictures, videos, banners. */
  "content.edit": ["owner"],
  /** Within one's reach, as all that is said of people and of what came by them. */
  "people.see": ["owner", "manager"],
  "people.edit": ["owner", "manager"],
  /** What the cards of people have brought, within one's reach. */
  "people.measure": ["owner", "manager", "member"],
  /** The card of a person that is one's own. */
  "person.own": ["owner", "manager", "member"],
  /** Who joins, and who leaves. */
  "team.invite": ["owner", "manager"],
  /** Roles, branches of managers, and what members may change. */
  "team.manage": ["owner"],
  /** As one file, out of a site or into it. */
  "card.move": ["owner"],
  /** Writing down what a customer said. */
  "feedback.add": ["owner"],
  "feedback.see": ["administrator", "owner"],
  "feedback.answer": ["administrator", "owner"],
  /** One's own. */
  "plan.see": ["owner"],
  /** Within one's reach, as all of leads and appointments. */
  "leads.count": ["administrator", "owner", "manager", "member"],
  "leads.see": ["administrator", "owner", "manager", "member"],
  "leads.export": ["administrator", "owner", "manager"],
  "leads.answer": ["owner", "manager", "member"],
  "leads.delete": ["administrator", "owner"],
  /** To another person. */
  "leads.handOver": ["owner", "manager"],
  "appointments.answer": ["owner", "manager", "member"],
  /** What a visitor sent, all together. */
  "visitors.forget": ["administrator", "owner"],
  /** Other companies than one's own: their names, lists and figures side by side. */
  "clients.see": ["administrator"],
  /** Their accounts and cards whole. */
  "clients.manage": ["administrator"],
  "signups.manage": ["administrator"],
  "plans.manage": ["administrator"],
  /** What clients owe and pay. */
  "billing.manage": ["administrator"],
  /** For one's own plan. */
  "billing.pay": ["owner"],
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
  /** The person of the company whose card is the account's own. */
  personId?: number | null;
  /** The branches of a manager. */
  branchIds?: readonly number[];
  /** What its role may do, but not this account. */
  withheld?: readonly Action[];
};

/** What a screen knows of its user. */
export type SignedIn = {
  is_admin?: boolean;
  client_id?: number | null;
  role?: MemberRole | null;
  person_id?: number | null;
  branch_ids?: readonly number[];
};

/** The account of a user of this site, as screens know it. Where nothing is known of its company, it has one, as its owner. */
export function principalOf({ is_admin, client_id, role, person_id, branch_ids }: SignedIn): Principal {
  if (is_admin) return { role: "administrator" };
  if (client_id === null) return { role: "unassigned" };
  return { role: role ?? "owner", personId: person_id, branchIds: branch_ids };
}

/** Whether somebody may; with a subject, whether with what belongs to that company. */
export function can({ role, clientId, withheld }: Principal, action: Action, subject?: { clientId: number }): boolean {
  const allowed: readonly Role[] = policies[action];
  if (!allowed.includes(role) || withheld?.includes(action)) return false;
  if (siteRoles.includes(role)) return true;
  if (role === "unassigned") return subject === undefined;
  // Without a company, a role of a company is none.
  return clientId !== null && (subject === undefined || subject.clientId === clientId);
}

/**
 * What somebody reaches of people, and of what came by them: a client's all, or every client's where that is null, the
 * people of branches, or one person.
 */
export type Reach = { clientId: number | null; branchIds?: readonly number[]; personId?: number | null };

export function reachOf({ role, clientId = null, branchIds = [], personId = null }: Principal): Reach {
  if (role === "manager") return { clientId, branchIds, personId };
  return role === "member" ? { clientId, branchIds: [], personId } : { clientId };
}

/** Whether a person, or what came by one, is within reach; what came by nobody is the whole company's. */
export function reaches(
  { branchIds, personId }: Reach,
  person: { id: number; branch_id: number | null } | null,
): boolean {
  if (branchIds === undefined) return true;
  return person !== null && (person.id === personId || branchIds.includes(person.branch_id ?? 0));
}
