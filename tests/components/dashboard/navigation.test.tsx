import { barFor, isCurrent, menuFor } from "@/components/dashboard/navigation";

describe("menuFor", () => {
  test("gives clients their own screens", () => {
    expect(menuFor({ is_admin: false }, { leads: true, people: true }).map(({ label }) => label)).toEqual([
      "Dashboard",
      "Profile",
      "Banner",
      "Documents",
      "Products",
      "Videos",
      "People",
      "Share",
      "Link preview",
      "Leads",
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
      "Leads",
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
    expect(labels).not.toContain("Leads");
    expect(labels).not.toContain("People");
    expect(labels).toContain("Share");
  });
});

test.each([
  [false, { leads: true }, ["Home", "Card", "Products", "Inbox", "Share"], "/dashboard/leads"],
  [false, {}, ["Home", "Card", "Products", "Inbox", "Share"], "/dashboard/feedback"],
  [true, { leads: true }, ["Home", "Clients", "Requests", "Inbox", "Analytics"], "/dashboard/leads"],
  [true, undefined, ["Home", "Clients", "Requests", "Inbox", "Analytics"], "/dashboard/feedback"],
])("the bar has five places (administrator: %s, kept: %j)", (is_admin, capabilities, labels, inbox) => {
  const bar = barFor({ is_admin }, capabilities);
  expect(bar.map(({ label }) => label)).toEqual(labels);
  expect(bar.find(({ label }) => label === "Inbox")?.href).toBe(inbox);
  const menu = menuFor({ is_admin }, capabilities).map(({ href }) => href);
  expect(bar.filter(({ href }) => !menu.includes(href))).toEqual([]);
});

test.each([
  ["/dashboard", "/dashboard", true],
  ["/dashboard", "/dashboard/profile", false],
  ["/dashboard/clients", "/dashboard/clients/new", true],
  ["/dashboard/clients", "/dashboard/clientship", false],
])("the entry %s on the screen %s is current: %s", (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
