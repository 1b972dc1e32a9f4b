import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileScreen } from "@/components/profile/profile-screen";
import type { Profile } from "@/lib/contract/cards/schema";
import type { TextCounts } from "@/lib/contract/cards/text-counts";
import { type FakeAnswer, fakeApi } from "../../fake-api";
import { showScreen } from "../../show-screen";
import { buildCurrentUser } from "../../with-user";
import { buildCompleteProfile } from "../build-profile";
import { load, site } from "../profile-stage";

const counts: TextCounts = {
  subjects: [
    { subject: "profile", all: 3, written: { hi: 3, ta: 3 } },
    { subject: "banners", all: 0, written: {} },
    { subject: "documents", all: 2, written: { ta: 2 } },
    { subject: "products", all: 40, written: { hi: 12, ta: 40 } },
  ],
};
const hindi = { hi: { tagline: "दीये" } };
const heading = { name: "How much is translated" };

async function showRoom(answer: () => FakeAnswer | Promise<FakeAnswer>, texts: Profile["texts"] = null) {
  const complete = buildCompleteProfile({ profile: { language: "en", languages_off: [], texts } });
  const calls = fakeApi({ [load]: () => ({ json: complete }), "GET /api/client/texts/": answer });
  await showScreen(buildCurrentUser(), <ProfileScreen site={site} room="languages" />);
  await screen.findByText("Language of your texts");
  return calls;
}

test("each language that was begun has its texts by subject, with the way there", async () => {
  await showRoom(() => ({ json: counts }));
  const section = within(await screen.findByRole("region", heading));
  expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "हिन्दी",
    "தமிழ்All written",
  ]);
  expect(section.getByRole("link", { name: "Products 12 of 40" })).toHaveAttribute("href", "/dashboard/products");
  expect(section.getByRole("link", { name: "Documents 0 of 2" })).toHaveAttribute("href", "/dashboard/documents");
  expect(section.getByText("Profile").parentElement).toHaveTextContent("Profile All written");
  expect(section.getAllByRole("link")).toHaveLength(2);
});

test("they stand below the main language while it is edited too", async () => {
  await showRoom(() => ({ json: counts }));
  await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
  await screen.findByRole("combobox", { name: /Language of your texts/ });
  expect(screen.getByRole("link", { name: "Products 12 of 40" })).toBeVisible();
});

test.each([
  ["nothing is translated", { json: { subjects: [{ subject: "profile", all: 3, written: {} }] } }],
  ["the call fails", { status: 400 }],
])("who writes in one language sees nothing of it where %s", async (_, answer) => {
  const calls = await showRoom(() => answer);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/client/texts/"));
  await act(async () => {});
  expect(screen.queryByRole("region", heading)).not.toBeInTheDocument();
});

test("a failure is told to who has translated something, and the call made again", async () => {
  let isDown = true;
  await showRoom(() => (isDown ? { status: 400, json: {} } : { json: counts }), hindi);
  expect(await screen.findByText("The list could not be loaded")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("link", { name: "Products 12 of 40" })).toBeInTheDocument();
});

test("nothing is asked for before the room is open", async () => {
  const calls = fakeApi({
    [load]: () => ({ json: buildCompleteProfile({ profile: { language: "en", texts: hindi } }) }),
  });
  await showScreen(buildCurrentUser(), <ProfileScreen site={site} />);
  await screen.findByRole("button", { name: "Edit Profile" });
  expect(calls.map(({ path }) => path)).not.toContain("/api/client/texts/");
});
