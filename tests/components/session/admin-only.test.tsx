import { act, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { AdminOnly } from "@/components/session/admin-only";
import { SessionGuard } from "@/components/session/session-guard";
import { replaceBy } from "@/lib/browser/leave";
import { clearRoleMarker } from "@/lib/browser/role-marker";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import * as paths from "@/lib/paths";
import { type FakeCall, fakeApi } from "../fake-api";
import { buildAdmin, buildCurrentUser } from "../with-user";

jest.mock("@/lib/browser/leave", () => ({ replaceBy: jest.fn(), leaveForLogin: jest.fn() }));

const replace = jest.fn();
const router = { replace };
let pathname: string;
jest.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => pathname }));

let calls: FakeCall[];

/** Signs in on a screen. @returns goes to another screen */
async function signIn(user: CurrentUser, start: string) {
  pathname = start;
  calls = fakeApi({ "GET /api/profile": { json: user }, "POST /api/account/company/": { json: user } });
  const dashboard = (key: string) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionGuard>
        <nav>Menu</nav>
        <AdminOnly>
          <input key={key} aria-label="Screen" />
        </AdminOnly>
      </SessionGuard>
    </SWRConfig>
  );
  const { rerender } = render(dashboard(start));
  await screen.findByText("Menu");
  return (next: string) => {
    pathname = next;
    rerender(dashboard(next));
  };
}

const shown = () => screen.queryByRole("textbox", { name: "Screen" }) !== null;
const loads = () => calls.length;

beforeEach(clearRoleMarker);
afterEach(() => jest.restoreAllMocks());

test.each([paths.clients, paths.newClient, paths.client(7), paths.signUps, paths.editClient(7)])(
  "an administrator may stay on %s, from the first load on",
  async (path) => {
    await signIn(buildAdmin(), path);
    expect([shown(), window.localStorage.getItem("role")]).toEqual([true, "1"]);
    expect(replace).not.toHaveBeenCalled();
  },
);

test("an administrator who works for a company chooses the site on one of its screens", async () => {
  await signIn(buildCurrentUser({ runs_site: true }), paths.client(7));
  await waitFor(() => expect(replaceBy).toHaveBeenCalledWith(paths.client(7)));
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ client_id: 0 });
  expect([shown(), replace.mock.calls]).toEqual([false, []]);
});

test.each([paths.clients, paths.newClient, paths.client(7), paths.signUps, "/dashboard/%63lients"])(
  "a client is sent from %s to the dashboard",
  async (path) => {
    const go = await signIn(buildCurrentUser(), path);
    expect([shown(), window.localStorage.getItem("role")]).toEqual([false, "2"]);
    expect(replace).toHaveBeenCalledWith(paths.dashboard);
    go(paths.dashboard);
    expect(shown()).toBe(true);
  },
);

test("a client stays on its own screens, and on those that tell it that it may not", async () => {
  const go = await signIn(buildCurrentUser(), paths.products);
  for (const path of [paths.products, paths.editClient(7), paths.changeClientPassword(7)]) {
    go(path);
    expect([path, shown()]).toEqual([path, true]);
  }
  expect(replace).not.toHaveBeenCalled();
});

test.each([["2"], [null]])(
  "with the marker %j an administrator is sent home once, and the profile sets it anew",
  async (marker) => {
    const go = await signIn(buildAdmin(), paths.dashboard);
    if (marker) window.localStorage.setItem("role", marker);
    else window.localStorage.clear();
    go(paths.clients);
    expect(shown()).toBe(false);
    expect(replace).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(window.localStorage.getItem("role")).toBe("1"));
    expect(loads()).toBe(2);
    go(paths.dashboard);
    go(paths.clients);
    expect(shown()).toBe(true);
    expect(replace).toHaveBeenCalledTimes(1);
  },
);

test("changes in another tab do not remove a form", async () => {
  const go = await signIn(buildAdmin(), paths.newClient);
  window.localStorage.removeItem("role");
  await act(async () => window.dispatchEvent(new StorageEvent("storage", { key: "role", newValue: null })));
  go(paths.newClient);
  expect(shown()).toBe(true);
});

test("somebody else who signs in from another tab is somebody else here too", async () => {
  const go = await signIn(buildAdmin(), paths.dashboard);
  calls = fakeApi({ "GET /api/profile": { json: buildCurrentUser() } });
  window.localStorage.setItem("role", "2");
  go(paths.clients);
  expect(replace).toHaveBeenCalledWith(paths.dashboard);
  await waitFor(() => expect(loads()).toBe(1));
  go(paths.dashboard);
  go(paths.signUps);
  expect(shown()).toBe(false);
  expect(window.localStorage.getItem("role")).toBe("2");
});

test("without storage an administrator still gets in", async () => {
  for (const method of ["setItem", "getItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
  const go = await signIn(buildAdmin(), paths.clients);
  expect(shown()).toBe(true);
  go(paths.signUps);
  expect(shown()).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test("a full storage with an old role does not override the present one", async () => {
  window.localStorage.setItem("role", "2");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await signIn(buildAdmin(), paths.clients);
  expect(shown()).toBe(true);
});
