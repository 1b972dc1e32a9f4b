import {
  type Action,
  actions,
  can,
  type Principal,
  principalOf,
  reaches,
  reachOf,
  visitorsData,
} from "@/lib/contract/policies";

const asha: Principal = { role: "owner", clientId: 12, withheld: [] };
const nobody: Principal = { role: "unassigned", clientId: null, withheld: [] };
const administrator: Principal = { role: "administrator", clientId: null, withheld: visitorsData };
const manager: Principal = { role: "manager", clientId: 12, personId: 5, branchIds: [1, 2] };
const member: Principal = { role: "member", clientId: 12, personId: 6 };
const trusted: Principal = { role: "administrator", clientId: null, withheld: [] };

/** Whether each may: an owner, an administrator, one of a site whose administrators see what visitors sent, a manager, a member. */
const table: Record<Action, [boolean, boolean, boolean, boolean, boolean]> = {
  "account.use": [true, true, true, true, true],
  "activity.see": [true, true, true, false, false],
  "administrators.manage": [false, true, true, false, false],
  "analytics.see": [true, true, true, false, false],
  "announcements.manage": [false, true, true, false, false],
  "appointments.answer": [true, false, false, true, true],
  "audit.see": [false, true, true, false, false],
  "billing.manage": [false, true, true, false, false],
  "billing.pay": [true, false, false, false, false],
  "card.edit": [true, false, false, false, false],
  "card.move": [true, false, false, false, false],
  "card.viewUncounted": [true, true, true, true, true],
  "clients.manage": [false, true, true, false, false],
  "clients.see": [false, true, true, false, false],
  "company.add": [true, false, false, false, false],
  "company.leave": [true, false, false, true, true],
  "content.edit": [true, false, false, false, false],
  "feedback.add": [true, false, false, false, false],
  "feedback.answer": [true, true, true, false, false],
  "feedback.see": [true, true, true, false, false],
  "leads.answer": [true, false, false, true, true],
  "leads.count": [true, true, true, true, true],
  "leads.delete": [true, false, true, false, false],
  "leads.export": [true, false, true, true, false],
  "leads.handOver": [true, false, false, true, false],
  "leads.see": [true, false, true, true, true],
  "people.edit": [true, false, false, true, false],
  "people.measure": [true, false, false, true, true],
  "people.see": [true, false, false, true, false],
  "person.own": [true, false, false, true, true],
  "plan.see": [true, false, false, false, false],
  "plans.manage": [false, true, true, false, false],
  "signups.manage": [false, true, true, false, false],
  "site.edit": [false, true, true, false, false],
  "status.see": [false, true, true, false, false],
  "team.invite": [true, false, false, true, false],
  "team.manage": [true, false, false, false, false],
  "visitors.forget": [true, true, true, false, false],
};

test.each(actions)("%s is for the roles that the table says", (action) => {
  const [client, admin, trustedAdmin, manages, works] = table[action];
  expect(can(asha, action)).toBe(client);
  expect(can(manager, action)).toBe(manages);
  expect(can(member, action)).toBe(works);
  expect(can(administrator, action)).toBe(admin);
  expect(can(trusted, action)).toBe(trustedAdmin);
});

test.each(actions)("%s reaches a client's own company, and an administrator's every one", (action) => {
  const [client, admin] = table[action];
  expect(can(asha, action, { clientId: 12 })).toBe(client);
  expect(can(asha, action, { clientId: 13 })).toBe(false);
  expect(can({ role: "owner", clientId: null }, action)).toBe(false);
  expect(can(administrator, action, { clientId: 13 })).toBe(admin);
});

test.each(actions)("%s is for an account without a company only where it is its own affair", (action) => {
  expect(can(nobody, action)).toBe(action === "account.use");
  expect(can(nobody, action, { clientId: 12 })).toBe(false);
  expect(can(principalOf({ is_admin: false, client_id: null }), action)).toBe(action === "account.use");
});

test("a screen knows the role alone, so that what a site withholds is offered and refused by the provider", () => {
  expect(can(principalOf({ is_admin: true }), "leads.see")).toBe(true);
  expect(can(principalOf({ is_admin: false }), "leads.see")).toBe(true);
  expect(can(principalOf({ is_admin: false }), "clients.see")).toBe(false);
});

test("an owner reaches everybody, a manager branches and the own card, a member the own card", () => {
  const people = [
    null,
    { id: 5, branch_id: null },
    { id: 6, branch_id: 1 },
    { id: 7, branch_id: 2 },
    { id: 8, branch_id: 3 },
  ];
  const reached = (who: Principal) => people.map((person) => reaches(reachOf(who), person));
  expect(reached(asha)).toEqual([true, true, true, true, true]);
  expect(reached(manager)).toEqual([false, true, true, true, false]);
  expect(reached(member)).toEqual([false, false, true, false, false]);
  expect(reached({ role: "member", clientId: 12 })).toEqual([false, false, false, false, false]);
  expect(reachOf(administrator)).toEqual({ clientId: null });
});

test("a screen takes whoever works for a company as its owner where nothing else is known", () => {
  expect(can(principalOf({}), "card.edit")).toBe(true);
  expect(can(principalOf({ role: "member" }), "card.edit")).toBe(false);
  expect(can(principalOf({ role: "manager", client_id: 12 }), "people.edit")).toBe(true);
});
