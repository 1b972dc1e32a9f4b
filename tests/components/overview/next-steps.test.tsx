import { screen, waitFor, within } from "@testing-library/react";
import { NextSteps } from "@/components/overview/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { fakeApi } from "../fake-api";
import { awaitUpload, type FakeUpload, fakeUploads } from "../fake-upload";
import { setupPicker } from "../pick-files";
import { buildCompleteProfile } from "../profile/build-profile";
import { site } from "../profile/profile-stage";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const load = "GET /api/client/profile/complete/";
const list = (count: number) => ({ json: { count, next: null, previous: null, results: [] } });
const content = (count: number) => ({
  "GET /api/client/documents/": list(count),
  "GET /api/client/products/": list(count),
  "GET /api/client/videos/": list(count),
  "GET /api/client/banners/": list(count),
});
const bare = buildCompleteProfile({ profile: { logo: null, about_us: "", address: "", location: "" } });
const whole = buildCompleteProfile({ profile: { template_choice: "2", review_link: "https://g.page/r/x/review" } });

let complete: CompleteProfile;
let uploads: FakeUpload[];

async function show(profile: CompleteProfile, count = 0) {
  complete = profile;
  uploads = fakeUploads();
  fakeApi({ ...content(count), [load]: () => ({ json: complete }) });
  await showScreen(buildCurrentUser(), <NextSteps site={site} />);
  return setupPicker();
}

const guide = () => screen.findByRole("region", { name: "First steps" });
const rows = async () => within(await guide()).getAllByRole("listitem");
const step = async (name: RegExp) => within(await guide()).getByRole("button", { name });

beforeEach(async () => {
  localStorage.clear();
  // Lets the previous test's requests finish: SWR deduplicates requests that are close together.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

const showDone = async (user: ReturnType<typeof setupPicker>) =>
  user.click(within(await guide()).getByRole("button", { name: /^Show \d done/ }));

test("counts the steps, folds away what is done, and says of each whether it is", async () => {
  const user = await show(bare);
  expect(await rows()).toHaveLength(6);
  expect(within(await guide()).queryByText("Phone and WhatsApp")).not.toBeInTheDocument();
  await showDone(user);
  expect(within(await guide()).getByText("1 of 7 done")).toBeInTheDocument();
  expect((await rows()).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^To do: Logo or photo/),
    expect.stringMatching(/^To do: What you sell/),
    "Done: Phone and WhatsApp",
    expect.stringMatching(/^To do: Address/),
    expect.stringMatching(/^To do: First product/),
    expect.stringMatching(/^To do: Look/),
    expect.stringMatching(/^To do: Send it to yourself/),
  ]);
});

test("sends the fields of a step alone, and goes on to the next that is left", async () => {
  const user = await show(bare);
  await user.click(await step(/What you sell/));
  await user.type(await screen.findByRole("textbox", { name: "What you sell, in one line" }), "Tea and snacks");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect(upload).toMatchObject({ method: "PATCH", url: "/api/client/profile/crud/" });
  expect([...upload.form.entries()]).toEqual([["tagline", "Tea and snacks"]]);
  complete = buildCompleteProfile({ profile: { ...bare.profile, tagline: "Tea and snacks" } });
  await upload.answer(200, {});
  expect(await screen.findByRole("dialog", { name: "Address" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(within(await guide()).getByText("2 of 7 done")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("skips a step and leaves it undone; one that is done has nothing to skip", async () => {
  const user = await show(bare);
  await user.click(await step(/Logo or photo/));
  await user.click(await screen.findByRole("button", { name: "Skip" }));
  expect(await screen.findByRole("dialog", { name: "What you sell" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(uploads).toHaveLength(0);
  expect(within(await guide()).getByText("1 of 7 done")).toBeInTheDocument();
  await showDone(user);
  await user.click(await step(/Phone and WhatsApp/));
  expect(await screen.findByRole("button", { name: "Cancel" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
});

test("shows what the server says of a field", async () => {
  const user = await show(bare);
  await user.click(await step(/Address/));
  await user.type(await screen.findByRole("textbox", { name: "Map link" }), "nowhere");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("textbox", { name: "Map link" })).toBeInvalid();
  expect(uploads).toHaveLength(0);
});

test("sending the card to oneself is remembered in this browser, and so are looks that are left as they are", async () => {
  const user = await show(bare);
  const send = within(await guide()).getByRole("link", { name: /Send it to yourself/ });
  expect(send).toHaveAttribute("href", "/sharma-traders/send?phone=%2B91%2098765%2043210");
  send.addEventListener("click", (event) => event.preventDefault());
  await user.click(send);
  expect(within(await guide()).getByText("2 of 7 done")).toBeInTheDocument();
  await user.click(await step(/Look/));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const upload = await awaitUpload(uploads);
  expect([...upload.form.entries()]).toEqual([["template_choice", "1"]]);
  await upload.answer(200, {});
  expect(within(await guide()).getByText("3 of 7 done")).toBeInTheDocument();
  const kept = localStorage.getItem(`first-steps:${buildCurrentUser().id}`);
  expect(JSON.parse(kept ?? "")).toEqual({ done: ["send", "look"], isHidden: false });
});

test("is hidden until it is asked for again; what is left is suggested meanwhile", async () => {
  const user = await show(bare);
  await user.click(within(await guide()).getByRole("button", { name: "Hide this guide" }));
  const next = await screen.findByRole("region", { name: "Make your card better" });
  expect(
    within(next)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual([expect.stringMatching(/^Logo or photo/), expect.stringMatching(/^What you sell/)]);
  await user.click(within(next).getByRole("button", { name: "Show the first steps" }));
  expect(await guide()).toBeInTheDocument();
});

test("of a card that stands it suggests what comes next, each where it is done", async () => {
  localStorage.setItem(`first-steps:${buildCurrentUser().id}`, JSON.stringify({ done: ["send"], isHidden: false }));
  await show({ ...whole, profile: { ...whole.profile, review_link: "" } }, 1);
  const next = within(await screen.findByRole("region", { name: "Make your card better" }));
  expect(next.getByRole("link", { name: /More products/ })).toHaveAttribute("href", "/dashboard/products?new");
  expect(next.getByRole("button", { name: /Google review link/ })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "First steps" })).not.toBeInTheDocument();
});

test("a card that has everything is complete", async () => {
  localStorage.setItem(`first-steps:${buildCurrentUser().id}`, JSON.stringify({ done: ["send"], isHidden: false }));
  await show(whole, 3);
  expect(await screen.findByRole("region", { name: "Your card is complete" })).toBeInTheDocument();
});

test("broken notes of the browser are none", async () => {
  localStorage.setItem(`first-steps:${buildCurrentUser().id}`, "{");
  await show(bare);
  expect(within(await guide()).getByText("1 of 7 done")).toBeInTheDocument();
});

test("nothing is said of a card that could not be read", async () => {
  fakeApi({ ...content(0), [load]: { status: 400, json: { detail: "Out of order" } } });
  const { container } = await showScreen(buildCurrentUser(), <NextSteps site={site} />);
  await waitFor(() => expect(container.querySelector("[data-slot=skeleton]")).not.toBeInTheDocument());
  expect(screen.queryByRole("region", { name: /steps|card/ })).not.toBeInTheDocument();
});
