import { screen } from "@testing-library/react";
import { InviteScreen } from "@/components/joining/invite-screen";
import type { Invitation, Joining } from "@/lib/contract/joining/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const invitation = { person_id: 1, phone: "", email: "", branch_ids: [], expires_at: "2026-12-12T10:00:00.000Z" };
const invitations: Invitation[] = [
  { ...invitation, id: 1, role: "member", name: "Ravi" },
  { ...invitation, id: 2, role: "manager", name: "Meera" },
];

test.each([
  ["an owner", "owner", ["Withdraw the invitation of Ravi", "Withdraw the invitation of Meera"]],
  ["a manager, who invites members alone,", "manager", ["Withdraw the invitation of Ravi"]],
] as const)("%s withdraws what they may send", async (_, role, names) => {
  const joining: Joining = { invitations, waiting: 0, open_links: 0, branches: [{ id: 1, name: "Pune" }] };
  fakeApi({ "GET /api/client/joining/": { json: joining }, "GET /api/client/join-links/": { json: { results: [] } } });
  await showScreen(buildCurrentUser({ role }), <InviteScreen />);
  expect(await screen.findByRole("list", { name: "Invitations" })).toHaveTextContent("RaviMeera");
  const buttons = screen.getAllByRole("button", { name: /^Withdraw/ });
  expect(buttons.map((button) => button.textContent)).toEqual(names);
});
