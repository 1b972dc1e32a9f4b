import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecentActivity } from "@/components/activity/recent-activity";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildActivity, buildActivityList } from "./build-activity";

/** More entries than fit on one page. */
const answers = {
  "GET /api/activity/": { json: { ...buildActivityList([buildActivity()]), count: 100 } },
};

test("hides sign-ins from administrators at first, and shows what is asked for from its first page on", async () => {
  const calls = fakeApi(answers);
  await showScreen(buildAdmin(), <RecentActivity />);
  const filter = await screen.findByRole("combobox", { name: "Show" });
  expect(filter).toHaveDisplayValue("Without sign-ins");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=without_sign_ins&page_size=30"));
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(calls.at(-1)?.path).toContain("page=2"));
  await userEvent.selectOptions(filter, "Everything");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?page_size=30"));
  await userEvent.selectOptions(filter, "Clients");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=clients&page_size=30"));
});

test("tells clients everything at first, and offers them their content", async () => {
  const calls = fakeApi(answers);
  await showScreen(buildCurrentUser(), <RecentActivity />);
  const filter = await screen.findByRole("combobox", { name: "Show" });
  expect(filter).toHaveDisplayValue("Everything");
  expect(screen.queryByRole("option", { name: "Clients" })).not.toBeInTheDocument();
  await userEvent.selectOptions(filter, "Content");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=content&page_size=30"));
});

test("what happened again on a day is one line, and what is more is shown when it is asked for", async () => {
  const now = new Date();
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  const saved = { action: "profile_updated", detail: "" } as const;
  const entries = [
    ...[0, 1, 2].map(() => buildActivity({ ...saved, at: now.toISOString() })),
    buildActivity({ action: "sign_in", detail: "", at: now.toISOString() }),
    buildActivity({ ...saved, at: now.toISOString() }),
    ...[0, 1].map(() => buildActivity({ ...saved, at: yesterday.toISOString() })),
    ...["A", "B", "C", "D"].map((detail) => buildActivity({ detail, at: yesterday.toISOString() })),
  ];
  fakeApi({ "GET /api/activity/": { json: buildActivityList(entries) } });
  await showScreen(buildCurrentUser(), <RecentActivity />);
  const lines = async () =>
    (await screen.findAllByRole("listitem")).map((line) => line.querySelector("p")?.textContent);
  expect(await lines()).toEqual([
    "Updated the company profile, 4 times today",
    "Signed in",
    "Updated the company profile, 2 times",
    'Uploaded the document "A"',
    'Uploaded the document "B"',
    'Uploaded the document "C"',
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await lines()).toHaveLength(7);
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});
