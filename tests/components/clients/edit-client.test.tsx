import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditClient } from "@/components/clients/edit-client";
import { AccessGate } from "@/components/session/access-gate";
import type { Client } from "@/lib/contract/clients/schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { formatDate } from "@/lib/format/date";
import { english as t } from "@/tests/english";
import { accountMessages, english, failures, fieldMessages } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildClient } from "./build-client";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const client = buildClient();

async function show(outcome: FakeAnswer | (() => Promise<FakeAnswer>) = {}, overrides: Partial<Client> = {}) {
  const calls = fakeApi({
    "GET /api/admin/clients/1/edit/": { json: { ...client, ...overrides } },
    "PUT /api/admin/clients/1/edit/": outcome,
  });
  await showScreen(buildAdmin(), <EditClient id={1} />);
  const name = await screen.findByRole("textbox", { name: "Company name" });
  const writes = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { user: userEvent.setup(), name, writes };
}

const save = () => screen.getByRole("button", { name: "Save Changes" });

describe("EditClient", () => {
  test("shows what can be edited, what cannot, and where else to go", async () => {
    const { name } = await show();
    expect(name).toHaveValue("Chai House");
    expect(name).toHaveAccessibleDescription(/changes the card link.*old link still works/);
    expect(screen.getByRole("textbox", { name: "Username" })).toHaveValue("owner");
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("owner@chai.example");
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    expect(screen.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(
      /only the client.*in their profile/i,
    );
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(/Change sign-in email/);
    for (const text of ["+91 98765 43210", "9", "Active", formatDate(t, client.created_at)])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Client" })).toHaveAttribute("href", "/dashboard/clients/1");
    expect(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/dashboard/clients/1");
    expect(screen.getByRole("region", { name: "Password Management" })).toContainElement(
      screen.getByRole("link", { name: "Change Password" }),
    );
    expect(screen.getByRole("link", { name: "Change Password" })).toHaveAttribute(
      "href",
      "/dashboard/clients/1/change-password",
    );
  });

  test("changes the e-mail that the client signs in with in a dialog of its own, with the administrator's password", async () => {
    const path = "/api/admin/clients/1/email/";
    const { user, name } = await show();
    await user.clear(name);
    await user.type(name, "Chai Palace");
    const email = "new@chai.example";
    const calls = fakeApi({ [`PUT ${path}`]: { json: buildClient({ user: { ...client.user, email } }) } });
    await user.click(screen.getByRole("button", { name: "Change sign-in email" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change sign-in email" }));
    await user.clear(dialog.getByRole("textbox", { name: "New email" }));
    await user.type(dialog.getByRole("textbox", { name: "New email" }), email);
    await user.type(dialog.getByLabelText(/^Current Password/), "my password");
    await user.click(dialog.getByRole("button", { name: "Change email" }));
    expect(await screen.findByText("Email changed")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PUT")).toMatchObject({
      path,
      body: { email, current_password: "my password" },
    });
    // The form behind the dialog shows the new email too, and keeps the name being typed.
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue(email));
    expect(name).toHaveValue("Chai Palace");
  });

  test("changes the card's phone, and the one to sign in with where that is ticked", async () => {
    const path = "/api/admin/clients/1/phone/";
    const { user } = await show({}, { sign_in_phone: "+91 98300 54321" });
    expect(await screen.findByText("+91 98300 54321")).toBeInTheDocument();
    const refusal = fieldError("phone", accountMessages.signInPhoneElsewhere).toBody("1", english);
    const calls = fakeApi({ [`PUT ${path}`]: { status: 400, json: refusal } });
    await user.click(screen.getByRole("button", { name: "Change phone" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change phone" }));
    const phone = dialog.getByRole("textbox", { name: "Phone" });
    await user.clear(phone);
    await user.type(phone, "98300 12345");
    await user.click(dialog.getByRole("checkbox", { name: "The client signs in with this number too" }));
    await user.type(dialog.getByLabelText(/^Current Password/), "my password");
    await user.click(dialog.getByRole("button", { name: "Change phone" }));
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(expect.stringContaining(accountMessages.signInPhoneElsewhere)),
    );
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      phone: "98300 12345",
      signs_in: true,
      current_password: "my password",
    });
  });

  test("names every missing field and sends nothing", async () => {
    const { user, name, writes } = await show();
    for (const label of ["Company name", "Username", "Email"])
      await user.clear(screen.getByRole("textbox", { name: label }));
    await user.click(save());
    for (const text of [
      fieldMessages.companyNameRequired,
      accountMessages.usernameRequired,
      fieldMessages.emailRequired,
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(writes()).toEqual([]);
  });

  test("sends the company name alone and leads to the client", async () => {
    let answer = (_: FakeAnswer) => {};
    const { user, name, writes } = await show(() => new Promise((resolve) => (answer = resolve)));
    await user.clear(name);
    await user.type(name, "Chai Palace");
    await user.type(screen.getByRole("textbox", { name: "Username" }), "x");
    await user.click(save());
    expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(writes()).toHaveLength(1));
    await act(async () => answer({}));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/dashboard/clients/1"));
    expect(writes()).toEqual([{ company_name: "Chai Palace" }]);
  });

  test("shows the server's reason, else its own, and a field's on the field", async () => {
    const answers: FakeAnswer[] = [
      { status: 503, json: new ApiError("unavailable", failures.unavailable).toBody("1", english) },
      { status: 500 },
      { status: 400, json: fieldError("company_name", "Not this name").toBody("1", english) },
    ];
    const { user, name } = await show(async () => answers.shift() ?? {});
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent(failures.unavailable);
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to update client. Please try again."),
    );
    await user.click(save());
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Not this name/));
    expect(push).not.toHaveBeenCalled();
  });
});

test("AccessGate keeps clients out, and says so", async () => {
  await showScreen(
    buildCurrentUser(),
    <AccessGate denial="You don't have permission to edit clients.">
      <p>The screen</p>
    </AccessGate>,
  );
  expect(screen.getByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
  expect(screen.getByText("You don't have permission to edit clients.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
  expect(screen.queryByText("The screen")).not.toBeInTheDocument();
});
