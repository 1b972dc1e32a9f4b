import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnnouncementsScreen } from "@/components/announcements/announcements-screen";
import type { Announcement } from "@/lib/contract/announcements/schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";

const path = "/api/admin/announcements/";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function build(change: Partial<Announcement> = {}): Announcement {
  const times = { starts_at: inDays(-1), ends_at: inDays(1), created_at: inDays(-2), updated_at: inDays(-2) };
  return {
    ...{ id: 1, kind: "news", title: "Open on Sunday", text: "Come.", link: "", texts: null, plan: null },
    ...{ first_on: "2026-11-28", last_on: "2026-11-29", by_mail: true, ...times, ...change },
  };
}

async function show(announcements: Announcement[]) {
  const calls = fakeApi({
    [`GET ${path}`]: { json: { results: announcements } },
    "GET /api/admin/plans/": { json: { results: [], without_plan: 0 } },
    "GET /api/profile": { json: buildAdmin() },
    [`POST ${path}`]: { status: 201, json: build() },
    [`PUT ${path}1/`]: { json: build() },
    [`POST ${path}1/end/`]: { json: build() },
    [`DELETE ${path}1/`]: { status: 204 },
  });
  await showScreen(buildAdmin(), <AnnouncementsScreen />);
  await screen.findByText(announcements[0]?.title ?? "No announcements yet");
  const sent = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  return { user: userEvent.setup(), sent };
}

const cards = () => screen.getAllByRole("listitem").map((card) => card.textContent);

test("says what runs, comes and is over, for whom and how", async () => {
  await show([
    build({ id: 2, title: "New year", starts_at: inDays(5), ends_at: inDays(6), plan: { id: 3, name: "Pro" } }),
    build(),
    build({ id: 3, kind: "maintenance", title: "", text: "", ends_at: inDays(-0.5) }),
  ]);
  const [coming, running, over] = cards();
  expect(coming).toMatch(/^New yearComingCome\.28 Nov 2026 – 29 Nov 2026 · Pro · By email/);
  expect(running).toMatch(/^Open on SundayNowCome\..* · All clients · By emailEditEnd/);
  expect(over).toMatch(/^MaintenanceOver.* – .*Edit$/);
});

test("news are written with a preview", async () => {
  const { user, sent } = await show([]);
  await user.click(screen.getByRole("button", { name: "Write news" }));
  const form = within(await screen.findByRole("dialog", { name: "Write news" }));
  expect(form.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  await user.type(form.getByRole("textbox", { name: /^Title/ }), "Closed");
  await user.type(form.getByRole("textbox", { name: /^Text/ }), "On Monday.");
  expect(form.getByRole("region", { name: "Preview" })).toHaveTextContent("ClosedOn Monday.");
  fireEvent.change(form.getByLabelText(/^First day/), { target: { value: "2026-11-30" } });
  fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: "2026-11-29" } });
  await user.click(form.getByRole("button", { name: "Publish" }));
  expect(await form.findByText("The end comes before the beginning")).toBeInTheDocument();
  fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: "2026-11-30" } });
  await user.click(form.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("The announcement is saved")).toBeInTheDocument();
  const days = { first_on: "2026-11-30", last_on: "2026-11-30" };
  const body = { kind: "news", title: "Closed", text: "On Monday.", link: "", texts: null, plan_id: null, ...days };
  expect(sent()).toEqual([["POST", path, { ...body, by_mail: false }]]);
});

test("maintenance is typed on the administrator's own clock", async () => {
  const { user, sent } = await show([]);
  await user.click(screen.getByRole("button", { name: "Announce maintenance" }));
  const form = within(await screen.findByRole("dialog", { name: "Announce maintenance" }));
  await user.click(form.getByRole("button", { name: "Publish" }));
  expect(await form.findAllByText("Please choose a day and a time")).toHaveLength(2);
  fireEvent.change(form.getByLabelText(/^From/), { target: { value: "2026-11-29T02:00" } });
  fireEvent.change(form.getByLabelText(/^Until/), { target: { value: "2026-11-29T04:00" } });
  expect(form.getByRole("region", { name: "Preview" })).toHaveTextContent("On Sun, 29 Nov from 2:00 am to 4:00 am");
  await user.click(form.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("The announcement is saved")).toBeInTheDocument();
  const times = [new Date("2026-11-29T02:00").toISOString(), new Date("2026-11-29T04:00").toISOString()];
  expect(sent()).toEqual([["POST", path, { kind: "maintenance", starts_at: times[0], ends_at: times[1] }]]);
});

test("one is changed, ended and deleted", async () => {
  const { user, sent } = await show([build()]);
  await user.click(screen.getByRole("button", { name: "Edit Open on Sunday" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit news" }));
  await user.type(form.getByRole("textbox", { name: /^Title/ }), "!");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The announcement is saved")).toBeInTheDocument();
  for (const name of ["End", "Delete"]) {
    await user.click(screen.getByRole("button", { name: `${name} Open on Sunday` }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name }));
    expect(await screen.findByText(name === "End" ? "The announcement has ended" : /deleted/i)).toBeInTheDocument();
  }
  expect(sent()).toEqual([
    ["PUT", `${path}1/`, expect.objectContaining({ title: "Open on Sunday!", first_on: "2026-11-28" })],
    ["POST", `${path}1/end/`, undefined],
    ["DELETE", `${path}1/`, undefined],
  ]);
});
