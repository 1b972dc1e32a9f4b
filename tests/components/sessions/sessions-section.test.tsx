import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionsSection } from "@/components/sessions/sessions-section";
import { ApiError } from "@/lib/contract/errors";
import type { LiveSession } from "@/lib/contract/identity/schema";
import { english, failures } from "../../english";
import { type FakeAnswer, fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const build = (change: Partial<LiveSession> = {}): LiveSession => ({
  id: "present",
  is_current: false,
  browser: "Chrome",
  system: "Android",
  address: "203.0.113.9",
  country: "IN",
  town: "Pune",
  created_at: "2026-11-20T10:00:00.000Z",
  seen_at: "2026-11-20T10:00:00.000Z",
  ...change,
});
const here = build({ is_current: true });
const there = build({ id: "there", browser: "Firefox", system: "Windows", town: null, country: null });
const unknown = build({ id: "unknown", browser: null, system: null, address: null, country: "JP", town: null });

async function show(sessions: LiveSession[], ending: FakeAnswer = { status: 204 }) {
  const kept = { results: sessions };
  const end = ({ path }: { path: string }) => {
    if (!ending.status || ending.status < 300)
      kept.results = kept.results.filter(({ id, is_current }) =>
        path.endsWith("/sessions/") ? is_current : !path.includes(id),
      );
    return ending;
  };
  const calls = fakeApi({
    "GET /api/auth/sessions/": () => ({ json: kept }),
    "DELETE /api/auth/sessions/": end,
    "DELETE /api/auth/sessions/there/": end,
  });
  await showScreen(buildCurrentUser(), <SessionsSection />);
  return { calls, user: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole("region", { name: "Where you are signed in" })).findAllByRole("listitem");

test("tells browser, place and last use of each, and which one this is", async () => {
  await show([here, there, unknown]);
  const [first, second, third] = (await rows()).map((row) => row.textContent);
  expect(first).toMatch(/^Chrome on AndroidThis devicePune, India · 203\.0\.113\.9Last used/);
  expect(second).toMatch(/^Firefox on Windows203\.0\.113\.9Last used/);
  expect(third).toMatch(/^Unknown browserJapanLast used/);
  expect(within((await rows())[0] as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
});

test("one of them is ended, and gone from the list", async () => {
  const { calls, user } = await show([here, there]);
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));
  expect(await screen.findByText("Signed out there")).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
  expect(calls.find(({ method }) => method === "DELETE")?.path).toBe("/api/auth/sessions/there/");
});

test("all others are ended at once, after a question", async () => {
  const { user } = await show([here, there, unknown]);
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("Signed out everywhere else")).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
});

test("what the server refuses is said, and the list stays", async () => {
  const json = new ApiError("storage_full", failures.storageFull).toBody("1", english);
  const { user } = await show([here, there], { status: 507, json });
  await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));
  expect(await screen.findByText(failures.storageFull)).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
});
