import { barFor, groupMenu, isCurrent, menuFor } from "@/components/dashboard/navigation";

describe("menuFor", () => {
  test("gives clients their own screens", () => {
    expect(menuFor({ is_admin: false }, { leads: true, people: true }).map(({ label }) => label)).toEqual([
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
      "Feedback",
      "Analytics",
    ]);
  });

  test("gives administrators the clients", () => {
    expect(
      menuFor({ is_admin: true }, { leads: true, site: true, administrators: true, audit: true, status: true }).map(
        ({ label }) => label,
      ),
    ).toEqual([
      "Dashboard",
      "Profile",
      "Enquiries",
      "Feedback",
      "Analytics",
      "Clients",
      "Requests",
      "Administrators",
      "Audit log",
      "Status",
      "Site settings",
    ]);
  });

  test.each([undefined, {}, { leads: false }])("leaves out what the provider does not keep: %j", (capabilities) => {
    const labels = menuFor({ is_admin: false }, capabilities).map(({ label }) => label);
    expect(labels).not.toContain("Enquiries");
    expect(labels).not.toContain("Team");
    expect(labels).toContain("Share");
  });
});

test.each([
  [false, { leads: true }, ["Dashboard", "Profile", "Products", "Enquiries", "Share"]],
  [false, {}, ["Dashboard", "Profile", "Products", "Feedback", "Share"]],
  [true, { leads: true }, ["Dashboard", "Clients", "Requests", "Enquiries", "Analytics"]],
  [true, undefined, ["Dashboard", "Clients", "Requests", "Feedback", "Analytics"]],
])("the bar has five entries of the menu, under its names (administrator: %s, kept: %j)", (is_admin, kept, labels) => {
  const bar = barFor({ is_admin }, kept);
  expect(bar.map(({ label }) => label)).toEqual(labels);
  const menu = menuFor({ is_admin }, kept);
  expect(bar.filter((entry) => !menu.includes(entry))).toEqual([]);
});

test.each([
  [false, [undefined, "Card", "Customers", "Results"], [1, 8, 3, 1]],
  [true, [undefined, "Customers", "Results", "Site"], [2, 2, 1, 5]],
])("the menu is in groups, no entry lost (administrator: %s)", (is_admin, names, sizes) => {
  const all = { leads: true, people: true, appointments: true, audit: true, status: true, site: true };
  const menu = menuFor({ is_admin }, all);
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
