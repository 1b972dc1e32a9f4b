import { barFor, groupMenu, isCurrent, menuFor } from "@/components/dashboard/navigation";
import { translatorOf } from "@/lib/i18n/catalog";

const full = { isFull: true };
const core = { isFull: false };
const t = translatorOf("en");
const labels = (entries: ReturnType<typeof menuFor>) => entries.map(({ name }) => t(name));

describe("menuFor", () => {
  test("gives clients their own screens", () => {
    expect(labels(menuFor({ is_admin: false }, full))).toEqual([
      "Dashboard",
      "Profile",
      "Banner",
      "Documents",
      "Products",
      "Videos",
      "Team",
      "Share",
      "Link preview",
      "Enquiries",
      "Appointments",
      "Feedback",
      "Analytics",
    ]);
  });

  test("gives administrators the clients", () => {
    expect(labels(menuFor({ is_admin: true }, full))).toEqual([
      "Dashboard",
      "Profile",
      "Enquiries",
      "Feedback",
      "Analytics",
      "Clients",
      "Plans",
      "Payments",
      "Requests",
      "Announcements",
      "Email texts",
      "Administrators",
      "Audit log",
      "Status",
      "Site settings",
    ]);
  });

  test("gives members their own card, and managers the people as well", () => {
    const member = { is_admin: false, role: "member", person_id: 4 } as const;
    const work = ["Enquiries", "Appointments"];
    expect(labels(menuFor(member, full))).toEqual(["Dashboard", "My card", "Profile", ...work]);
    const manager = { ...member, role: "manager" } as const;
    expect(labels(menuFor(manager, full))).toEqual(["Dashboard", "My card", "Profile", "Team", ...work]);
    const withoutCard = { is_admin: false, role: "manager" } as const;
    expect(labels(menuFor(withoutCard, full))).toEqual(["Dashboard", "Profile", "Team", ...work]);
    expect(labels(menuFor({ is_admin: false, role: "owner", person_id: 4 }, full))).toContain("My card");
    expect(labels(barFor(member, full))).toEqual(["Dashboard", "My card", "Enquiries", "Profile"]);
  });

  test("leaves out what a core provider has nothing for", () => {
    expect(labels(menuFor({ is_admin: false }, core))).toEqual([
      "Dashboard",
      "Profile",
      "Banner",
      "Documents",
      "Products",
      "Videos",
      "Share",
      "Link preview",
      "Feedback",
      "Analytics",
    ]);
    expect(labels(menuFor({ is_admin: true }, core))).toEqual([
      "Dashboard",
      "Profile",
      "Feedback",
      "Analytics",
      "Clients",
    ]);
  });
});

test.each([
  [false, full, ["Dashboard", "Profile", "Products", "Enquiries", "Share"]],
  [false, core, ["Dashboard", "Profile", "Products", "Share"]],
  [true, full, ["Dashboard", "Clients", "Requests", "Enquiries", "Analytics"]],
  [true, core, ["Dashboard", "Clients", "Analytics"]],
])("the bar has entries of the menu, under its names (administrator: %s, %j)", (is_admin, provider, names) => {
  const bar = barFor({ is_admin }, provider);
  expect(labels(bar)).toEqual(names);
  const menu = menuFor({ is_admin }, provider);
  expect(bar.filter((entry) => !menu.includes(entry))).toEqual([]);
});

test.each([
  [false, [undefined, "card", "customers", "results"], [1, 8, 3, 1]],
  [true, [undefined, "customers", "results", "site"], [2, 2, 1, 10]],
])("the menu is in groups, no entry lost (administrator: %s)", (is_admin, names, sizes) => {
  const menu = menuFor({ is_admin }, full);
  const groups = groupMenu(menu);
  expect(groups.map(({ group }) => group)).toEqual(names);
  expect(groups.map(({ entries }) => entries.length)).toEqual(sizes);
  expect(groups.flatMap(({ entries }) => entries)).toEqual(menu);
});

test.each([
  ["/dashboard", "/dashboard", true],
  ["/dashboard", "/dashboard/profile", false],
  ["/dashboard/clients", "/dashboard/clients/new", true],
  ["/dashboard/clients", "/dashboard/clientship", false],
])("the entry %s on the screen %s is current: %s", (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
