import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { addPerson } from "../company";
import { expect, openAs, test } from "../test";
import { ApiVisitor } from "../visitor";

const roles = ["heading", "button", "link", "switch", "combobox"] as const;
type Shown = Partial<Record<(typeof roles)[number], string[]>>;

/** The names of all that a screen shows of each role, in order. */
async function namesOn(page: Page): Promise<Shown> {
  const snapshot = await page.getByRole("main").ariaSnapshot();
  const found = [...snapshot.matchAll(/- '?(\w+) "((?:[^"\\]|\\.)*)"/g)].map(([, role, name]) => ({ role, name }));
  const named = roles.map(
    (role) => [role, found.flatMap((one) => (one.role === role ? (one.name ?? "") : []))] as const,
  );
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

/** Exactly these, of the roles that are told. */
async function expectShown(page: Page, path: string, shown: Shown): Promise<void> {
  await page.goto(path);
  await expect.poll(() => namesOn(page), path).toMatchObject(shown);
}

/** Exactly these, and nothing of another role. */
async function expectAll(page: Page, path: string, shown: Shown): Promise<void> {
  await page.goto(path);
  await expect.poll(() => namesOn(page), path).toEqual(shown);
}

test("whoever runs a company alone meets nothing of a team before there is a second person", async ({
  page,
  adminUser,
  site,
}) => {
  // Without a number, which the first of several owners would sign in by.
  const owner = await adminUser.createClient({ phone: "" });
  const api = await ApiUser.signIn(site.url, owner.email, owner.password);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, api, paths.dashboard);
  const menu = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(menu).toHaveText([
    ...["Dashboard", "Profile", "Banner", "Documents", "Products", "Videos", "Team", "Share", "Link preview"],
    ...["Enquiries", "Appointments", "Feedback", "Analytics"],
  ]);
  await page.getByRole("button", { name: /^User menu/ }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Your Profile", "Notifications", "Sign out"]);
  await expect(page.getByRole("group", { name: "Your companies" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await expectShown(page, paths.dashboard, {
    heading: [
      ...[`Welcome back, ${owner.company_name}`, "Waiting for you", "This week", "First steps", "Share your card"],
      ...["Overview", "Quick actions", "Recent Activity"],
    ],
  });
  await expectShown(page, paths.account, {
    heading: [
      ...["Account", "Account", "Your plan", "Phone number to sign in", "Password", "Passkeys"],
      ...["Two-step verification", "Where you are signed in", "More companies", "Backup", "Your data"],
    ],
    button: [
      ...["Edit Profile", "Add a number", "Change Password", "Add a passkey", "Turn on"],
      ...["Add a company", "Restore backup", "Download your data"],
    ],
    link: ["Back to Profile", "Download backup"],
  });
  await expectAll(page, paths.people, {
    heading: ["Team", "No people yet"],
    button: ["Add person", "Add person"],
  });
  await addPerson(api);
  await expectAll(page, paths.people, {
    heading: ["Team", "Ravi Kumar"],
    button: ["Add person", "Edit Ravi Kumar", "Delete Ravi Kumar"],
  });

  await new ApiVisitor(site.url, owner.slug).sendLead({ kind: "contact", message: "Do you deliver?" });
  await expectShown(page, paths.leads, {
    heading: ["Enquiries", "Asha Rao"],
    button: ["All 1", "New 1", "Contacted 0", "Won 0", "Lost 0", "Delete Asha Rao"],
    combobox: ["Filter by kind", "Sort", "Status of Asha Rao"],
  });
  await expectShown(page, paths.analytics, {
    heading: [
      ...["Analytics & Insights", "Your card has no visitors yet: share it", "Next steps"],
      ...["Create New Document", "Add Products", "View Detailed Report"],
    ],
  });

  await addPerson(api, { name: "Meera Shah" });
  const actionsOf = (name: string) => [
    `Drag ${name}`,
    `Move ${name}`,
    `Invite ${name}`,
    `Edit ${name}`,
    `Delete ${name}`,
  ];
  await expectAll(page, paths.people, {
    heading: ["Team", "Ravi Kumar", "Meera Shah"],
    button: [
      ...["Add person", "What members may change", "Select"],
      ...[...actionsOf("Ravi Kumar"), ...actionsOf("Meera Shah")],
    ],
    link: ["Invite"],
    switch: ["Cards for people"],
  });
});
