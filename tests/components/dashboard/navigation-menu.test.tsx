import { screen, waitFor, within } from "@testing-library/react";
import { NavigationMenu } from "@/components/dashboard/sidebar";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push() {} }), usePathname: () => "/dashboard" }));

async function show(pending: number) {
  const calls = fakeApi({
    "GET /api/feedback/stats/": { json: { total: 200, pending, approved: 0, rejected: 0, average: null } },
  });
  await showScreen(buildCurrentUser(), <NavigationMenu user={buildCurrentUser()} />);
  return calls;
}

test.each([
  [3, "Feedback 3 waiting"],
  [150, "Feedback 99+ waiting"],
])("tells that %i wait", async (pending, name) => {
  await show(pending);
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/dashboard/feedback");
});

test("tells nothing where nothing waits", async () => {
  const calls = await show(0);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/feedback/stats/"));
  expect(screen.getByRole("link", { name: "Feedback" })).toBeInTheDocument();
});

test("lists the entries under headings", async () => {
  await show(0);
  const named = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("link");
  expect(named("Card").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Profile", "Banner", "Documents", "Products", "Videos"]),
  );
  expect(named("Results").map(({ textContent }) => textContent)).toEqual(["Analytics"]);
});
