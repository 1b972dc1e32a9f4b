import { screen, waitFor, within } from "@testing-library/react";
import { Questions } from "@/components/overview/questions";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { fakeApi } from "../fake-api";
import { awaitUpload, fakeUploads } from "../fake-upload";
import { setupPicker } from "../pick-files";
import { buildCompleteProfile } from "../profile/build-profile";
import { showScreen } from "../show-screen";
import { buildCurrentUser } from "../with-user";

const phone = "022 2345 6789";

async function show(landline: CompleteProfile["client"]["landline"]) {
  let complete = buildCompleteProfile({ client: { phone, landline } });
  const uploads = fakeUploads();
  fakeApi({ "GET /api/client/profile/complete/": () => ({ json: complete }) });
  await showScreen(buildCurrentUser(), <Questions />);
  return {
    user: setupPicker(),
    sent: () => awaitUpload(uploads),
    say: (whatsapp: boolean) => {
      complete = buildCompleteProfile({ client: { phone, landline: { whatsapp, is_said: true } } });
    },
  };
}

const question = () => screen.queryByRole("region", { name: `Is ${phone} on WhatsApp?` });

test.each([
  ["Yes", "true", true],
  ["No", "false", false],
])("%s is one tap, and the question is gone", async (label, word, whatsapp) => {
  const { user, sent, say } = await show({ whatsapp: true, is_said: false });
  await screen.findByRole("region", { name: `Is ${phone} on WhatsApp?` });
  say(whatsapp);
  await user.click(screen.getByRole("button", { name: label }));
  const upload = await sent();
  expect([...upload.form.entries()]).toEqual([["whatsapp", word]]);
  await upload.answer(200, {});
  await waitFor(() => expect(question()).toBeNull());
});

test("says what the card does meanwhile", async () => {
  await show({ whatsapp: false, is_said: false });
  expect(await screen.findByText(/so your card has no WhatsApp button/)).toBeInTheDocument();
});

test.each([null, undefined, { whatsapp: false, is_said: true }])("asks nothing of %j", async (landline) => {
  await show(landline);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(question()).toBeNull();
});

describe("the card's language", () => {
  const ask = () => screen.findByRole("region", { name: "Which language is your card written in?" });

  async function showCard(profile: Partial<CompleteProfile["profile"]>) {
    const uploads = fakeUploads();
    fakeApi({ "GET /api/client/profile/complete/": () => ({ json: buildCompleteProfile({ profile }) }) });
    await showScreen(buildCurrentUser(), <Questions />);
    return { user: setupPicker(), sent: () => awaitUpload(uploads) };
  }

  test.each([
    ["हिन्दी", "hi"],
    ["English", "en"],
  ])("%s is one tap", async (name, language) => {
    const { user, sent } = await showCard({ language: null, about_us: "हाथ से बने पीतल के दीये और बर्तन" });
    const region = await ask();
    await user.click(within(region).getByRole("button", { name }));
    expect([...(await sent()).form.entries()]).toEqual([["language", language]]);
  });

  test.each<Partial<CompleteProfile["profile"]>>([
    { language: "mr", about_us: "हाताने बनवलेले दिवे" },
    { language: null, about_us: "Lamps made by hand" },
    { language: undefined, about_us: "हाथ से बने दीये" },
  ])("is not asked for with %j", async (profile) => {
    await showCard(profile);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole("region", { name: /language/ })).toBeNull();
  });
});
