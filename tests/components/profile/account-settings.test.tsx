import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountSettings } from "@/components/profile/account-settings";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { fieldError } from "@/lib/contract/errors";
import { accountMessages, english } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";

async function show(answer: FakeAnswer = {}) {
  const calls = fakeApi({ "PUT /api/auth/profile": answer });
  await showScreen(
    buildAdmin(),
    <ProfileScreen
      site={{
        buildId: "test",
        brandName: "Namaskard",
        currency: "USD",
        mediaOrigin: null,
        emptySections: "show" as const,
      }}
    />,
  );
  const user = userEvent.setup();
  return { user, calls };
}

describe("an administrator's profile", () => {
  test("is the account without company parts, and asks the server for none", async () => {
    const { calls } = await show();
    expect(await screen.findAllByText("Administrator")).toHaveLength(2);
    expect(screen.getByText("admin@site.example")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Company profile" })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Password" })).toBeInTheDocument();
    expect(calls.filter(({ path }) => !path.startsWith("/api/auth/"))).toEqual([]);
  });

  test("saves username and e-mail", async () => {
    const { user, calls } = await show();
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    await user.clear(screen.getByRole("textbox", { name: "Name" }));
    await user.type(screen.getByRole("textbox", { name: "Name" }), " chief ");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
      username: "chief",
      email: "admin@site.example",
    });
  });

  test("asks for the password once the e-mail is another one, and sends it along", async () => {
    const { user, calls } = await show();
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    const form = within(screen.getByRole("form", { name: "Edit profile" }));
    expect(form.queryByLabelText("Current Password", { exact: false })).not.toBeInTheDocument();
    await user.clear(form.getByRole("textbox", { name: "Email" }));
    await user.type(form.getByRole("textbox", { name: "Email" }), "new@site.example");
    await user.type(form.getByLabelText(/^Current Password/), "my password");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
      email: "new@site.example",
      current_password: "my password",
    });
  });

  test("shows broken rules, the server's field errors and its failures", async () => {
    const { user } = await show({
      status: 400,
      json: fieldError("email", accountMessages.emailTaken).toBody("1", english),
    });
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    await user.clear(screen.getByRole("textbox", { name: "Name" }));
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(accountMessages.usernameRequired)).toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "admin");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(accountMessages.emailTaken)).toBeInTheDocument();
    fakeApi({});
    await user.type(screen.getByRole("textbox", { name: "Email" }), "x");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Failed to update profile"));
  });
});

describe("a client's account", () => {
  const showAccount = (user = buildCurrentUser()) => showScreen(user, <AccountSettings title="Account" />);

  test("is on a screen of its own, with what it signs in by", async () => {
    const calls = fakeApi({ "PUT /api/auth/profile": {} });
    await showAccount();
    expect(screen.getByRole("heading", { name: "Account", level: 1 })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Password" })).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    await user.type(screen.getByRole("textbox", { name: "Username" }), " sharma");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ username: "priya sharma" });
  });

  test("asks for no username where the provider knows none", async () => {
    const calls = fakeApi({ "PUT /api/auth/profile": {} });
    await showAccount(buildCurrentUser({ username: "" }));
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    expect(screen.queryByRole("textbox", { name: "Username" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PUT")?.body).not.toHaveProperty("username");
  });

  test("names no user type of whoever works for no company", async () => {
    const { unmount } = await showAccount();
    expect(screen.getAllByText("Client")).toHaveLength(2);
    unmount();
    await showAccount(buildCurrentUser({ client_id: null, role: null, companies: [], company_name: null }));
    expect(screen.getByText("priya@sharma.example")).toBeInTheDocument();
    expect(screen.queryByText("User type")).not.toBeInTheDocument();
    expect(screen.queryByText("Client")).not.toBeInTheDocument();
  });
});
