import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompaniesSection } from "@/components/companies/companies-section";
import { CompanyItems } from "@/components/companies/company-items";
import { NoCompany } from "@/components/companies/no-company";
import { NotificationNews } from "@/components/notifications/bell-popover";
import { DropdownMenu } from "@/components/ui/dropdown-menu";
import { Popover } from "@/components/ui/popover";
import { leaveFor } from "@/lib/browser/leave";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { fakeApi } from "../fake-api";
import { buildNotification, buildNotificationList } from "../notifications/build-notification";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/leave", () => ({ leaveFor: jest.fn(), leaveForLogin: jest.fn() }));
beforeEach(() => jest.mocked(leaveFor).mockClear());

const traders = { id: 3, company_name: "Sharma Traders", role: "owner", is_active: true } as const;
const sweets = { ...traders, id: 4, company_name: "शर्मा स्वीट्स" };
const owner = (companies: CurrentUser["companies"]) => buildCurrentUser({ companies });

const showMenu = (user: CurrentUser) =>
  showScreen(
    user,
    <DropdownMenu trigger={<button type="button">Menu</button>} openedBy="pointer">
      <CompanyItems user={user} />
    </DropdownMenu>,
  );

test("the menu switches to another company with a full load", async () => {
  const calls = fakeApi({ "POST /api/account/company/": { json: owner([traders, sweets]) } });
  await showMenu(owner([traders, sweets]));
  const companies = within(screen.getByRole("group", { name: "Your companies" }));
  expect(companies.getByRole("menuitemradio", { name: "Sharma Traders" })).toBeChecked();
  await userEvent.click(companies.getByRole("menuitemradio", { name: "शर्मा स्वीट्स" }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/dashboard"));
  expect(calls.at(-1)?.body).toEqual({ client_id: 4 });
});

test("a company that is switched off is named and cannot be chosen; one alone is not named", async () => {
  const { unmount } = await showMenu(owner([traders, { ...sweets, is_active: false }]));
  expect(screen.getByRole("menuitemradio", { name: /शर्मा स्वीट्स\s*Switched off/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  unmount();
  await showMenu(owner([traders]));
  expect(screen.queryByRole("menuitemradio")).not.toBeInTheDocument();
});

test("an administrator with a company switches to it, and back to the site", async () => {
  const calls = fakeApi({ "POST /api/account/company/": { json: {} } });
  const beside = { companies: [traders], runs_site: true };
  const { unmount } = await showMenu(buildAdmin(beside));
  const places = within(screen.getByRole("group", { name: "Where you work" }));
  expect(places.getByRole("menuitemradio", { name: "Administration" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Sharma Traders" }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ client_id: 3 }));
  unmount();
  await showMenu(buildCurrentUser(beside));
  expect(screen.getByRole("menuitemradio", { name: "Sharma Traders" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Administration" }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ client_id: 0 }));
});

test("a failed switch says so and stays", async () => {
  fakeApi({ "POST /api/account/company/": { status: 503 } });
  await showMenu(owner([traders, sweets]));
  await userEvent.click(screen.getByRole("menuitemradio", { name: "शर्मा स्वीट्स" }));
  expect(await screen.findByText("We couldn't open this company. Please try again.")).toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
});

test("asks for a further company, and says when it comes", async () => {
  const calls = fakeApi({ "POST /api/account/companies/": { status: 201, json: { client_id: null } } });
  await showScreen(owner([traders]), <CompaniesSection />);
  await userEvent.click(screen.getByRole("button", { name: "Add a company" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a company" }));
  expect(dialog.getByText(/We look at each new card first/)).toBeInTheDocument();
  await userEvent.type(dialog.getByRole("textbox", { name: /Company name/ }), "Sharma Sweets");
  await userEvent.type(dialog.getByRole("textbox", { name: /Phone/ }), "98300 12345");
  await userEvent.click(dialog.getByRole("button", { name: "Add a company" }));
  expect(await screen.findByText(/Sharma Sweets appears in your menu/)).toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({ company_name: "Sharma Sweets" });
  expect(leaveFor).not.toHaveBeenCalled();
});

test("who has none left reads why, and finds the own account", async () => {
  const { unmount } = await showScreen(owner([]), <NoCompany user={owner([{ ...traders, is_active: false }])} />);
  expect(screen.getByRole("heading", { level: 1, name: "Sharma Traders is switched off" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open your account" })).toHaveAttribute("href", "/dashboard/account");
  unmount();
  await showScreen(owner([]), <NoCompany user={owner([])} />);
  expect(screen.getByRole("heading", { level: 1, name: "You have no company here any more" })).toBeInTheDocument();
});

test("the bell names the company, and opens another one's screen with a full load", async () => {
  const notification = buildNotification({ client_id: 4 });
  fakeApi({
    "GET /api/notifications/": { json: buildNotificationList([notification], 1) },
    "POST /api/notifications/read/": { json: { unread: 0 } },
    "POST /api/account/company/": { json: owner([traders, sweets]) },
  });
  await showScreen(
    owner([traders, sweets]),
    <Popover defaultOpen>
      <NotificationNews unread={1} />
    </Popover>,
  );
  const link = await screen.findByRole("link", { name: /शर्मा स्वीट्स/ });
  await userEvent.click(link);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/dashboard/leads/3"));
});
