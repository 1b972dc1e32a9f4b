import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeletedClientsScreen } from "@/components/clients/deleted-clients-screen";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const deleted = {
  id: 7,
  company_name: "Copper House",
  email: "copper@example.com",
  phone: "",
  slug: "copper-house",
  deleted_at: "2026-11-20T10:00:00.000Z",
  restorable_until: "2026-12-04T10:00:00.000Z",
};

async function show(answers: FakeAnswer[] = []) {
  const calls = fakeApi({
    "GET /api/admin/deleted-clients/": { json: { count: 1, next: null, previous: null, results: [deleted] } },
    "GET /api/admin/all-clients/": { json: { count: 0, next: null, previous: null, results: [] } },
    "POST /api/admin/deleted-clients/7/restore/": () => answers.shift() ?? { status: 500 },
    "DELETE /api/admin/deleted-clients/7/": { status: 204 },
  });
  await showScreen(buildAdmin(), <DeletedClientsScreen />);
  return () => calls.filter(({ method }) => method !== "GET").map(({ method, body }) => [method, body]);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("deletes for good only after asking", async () => {
  const sent = await show();
  await userEvent.click(await screen.findByRole("button", { name: /Delete for good now/ }));
  expect(await screen.findByText(/This cannot be undone/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await press("Delete for good");
  await waitFor(() => expect(sent()).toEqual([["DELETE", undefined]]));
});

test("restores a client, and asks for another e-mail where it was taken since", async () => {
  const taken = fieldError("email", accountMessages.emailTakenSince).toBody("1", english);
  const sent = await show([{ status: 400, json: taken }, { json: {} }]);
  await press("Restore Copper House");
  const email = await screen.findByRole("textbox", { name: /Email/ });
  await userEvent.clear(email);
  await userEvent.type(email, "again@example.com");
  await press("Restore");
  await waitFor(() =>
    expect(sent()).toEqual([
      ["POST", {}],
      ["POST", { email: "again@example.com", phone: "" }],
    ]),
  );
});
