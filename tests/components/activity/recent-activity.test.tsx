import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecentActivity } from "@/components/activity/recent-activity";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin, buildCurrentUser } from "../with-user";
import { buildActivity, buildActivityList } from "./build-activity";

/** Entries of many pages. */
const answers = {
  "GET /api/activity/": { json: { ...buildActivityList([buildActivity()]), count: 30 } },
};

test("hides sign-ins from administrators at first, and shows what is asked for from its first page on", async () => {
  const calls = fakeApi(answers);
  await showScreen(buildAdmin(), <RecentActivity />);
  const filter = await screen.findByRole("combobox", { name: "Show" });
  expect(filter).toHaveDisplayValue("Without sign-ins");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=without_sign_ins&page_size=8"));
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(calls.at(-1)?.path).toContain("page=2"));
  await userEvent.selectOptions(filter, "Everything");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?page_size=8"));
  await userEvent.selectOptions(filter, "Clients");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=clients&page_size=8"));
});

test("tells clients everything at first, and offers them their content", async () => {
  const calls = fakeApi(answers);
  await showScreen(buildCurrentUser(), <RecentActivity />);
  const filter = await screen.findByRole("combobox", { name: "Show" });
  expect(filter).toHaveDisplayValue("Everything");
  expect(screen.queryByRole("option", { name: "Clients" })).not.toBeInTheDocument();
  await userEvent.selectOptions(filter, "Content");
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/api/activity/?actions=content&page_size=8"));
});
