import { isCurrent, menuFor } from "@/components/dashboard/navigation";

describe("menuFor", () => {
  test("gives clients their own screens", () => {
    expect(menuFor({ is_admin: false }).map(({ label }) => label)).toEqual([
      "Dashboard",
      "Profile",
      "Banner",
      "Documents",
      "Products",
      "Videos",
      "Share",
      "Link preview",
    ]);
  });

  test("gives administrators the clients", () => {
    expect(menuFor({ is_admin: true }).map(({ label }) => label)).toEqual([
      "Dashboard",
      "Profile",
      "Clients",
      "Requests",
    ]);
  });
});

test.each([
  ["/dashboard", "/dashboard", true],
  ["/dashboard", "/dashboard/profile", false],
  ["/dashboard/clients", "/dashboard/clients/new", true],
  ["/dashboard/clients", "/dashboard/clientship", false],
])("the entry %s on the screen %s is current: %s", (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
