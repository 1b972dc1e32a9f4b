import { type Action, actions, can, type Principal, principalOf, visitorsData } from "@/lib/contract/policies";

const asha: Principal = { role: "owner", clientId: 12, withheld: [] };
const nobody: Principal = { role: "unassigned", clientId: null, withheld: [] };
const administrator: Principal = { role: "administrator", clientId: null, withheld: visitorsData };
const trusted: Principal = { role: "administrator", clientId: null, withheld: [] };

/** Whether each may: an owner, an administrator, and one of a site whose administrators see what visitors sent. */
const table: Record<Action, [boolean, boolean, boolean]> = {
  "account.use": [true, true, true],
  "activity.see": [true, true, true],
  "administrators.manage": [false, true, true],
  "analytics.see": [true, true, true],
  "announcements.manage": [false, true, true],
  "appointments.answer": [true, false, false],
  "audit.see": [false, true, true],
  "billing.manage": [false, true, true],
  "billing.pay": [true, false, false],
  "card.edit": [true, false, false],
  "card.move": [true, false, false],
  "card.viewUncounted": [true, true, true],
  "clients.manage": [false, true, true],
  "clients.see": [false, true, true],
  "company.add": [true, false, false],
  "content.edit": [true, false, false],
  "feedback.add": [true, false, false],
  "feedback.answer": [true, true, true],
  "feedback.see": [true, true, true],
  "leads.answer": [true, false, false],
  "leads.count": [true, true, true],
  "leads.delete": [true, false, true],
  "leads.export": [true, false, true],
  "leads.see": [true, false, true],
  "plan.see": [true, false, false],
  "plans.manage": [false, true, true],
  "signups.manage": [false, true, true],
  "site.edit": [false, true, true],
  "status.see": [false, true, true],
  "visitors.forget": [true, true, true],
};

test.each(actions)("%s is for the roles that the table says", (action) => {
  const [client, admin, trustedAdmin] = table[action];
  expect(can(asha, action)).toBe(client);
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
