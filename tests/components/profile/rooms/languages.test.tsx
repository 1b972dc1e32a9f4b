import { screen, waitFor } from "@testing-library/react";
import { guessLanguage } from "@/lib/card/guess-language";
import { buildCompleteProfile } from "../build-profile";
import { editIn, save, stage } from "../profile-stage";

const profile = { language: null, languages_off: [], texts: null, about_us: "पुणे से मसाले, बचपन के स्वाद जैसे, हर घर के लिए" };

test.each([
  [["पीतल का दीया", "LED"], "hi"],
  [["પિત્તળનો દીવો"], "gu"],
  [["ಹಿತ್ತಾಳೆ ದೀಪ"], "kn"],
  [["ਪਿੱਤਲ ਦਾ ਦੀਵਾ"], "pa"],
  [["ପିତ୍ତଳ ଦୀପ"], "or"],
  [["پیتل کا چراغ"], "ur"],
  [["Brass lamp", "दीया"], "en"],
  [["", null, "12"], "en"],
])("the language of %j is taken for %s", (texts, language) => expect(guessLanguage(texts)).toBe(language));

test("the language of its texts is offered by a guess, and languages are turned off", async () => {
  const user = await editIn("Languages", buildCompleteProfile({ profile }));
  await user.click(screen.getByRole("button", { name: "My texts are in हिन्दी" }));
  expect(screen.getByRole("combobox", { name: /Language of your texts/ })).toHaveValue("hi");
  expect(screen.queryByRole("switch", { name: "हिन्दी" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("switch", { name: "தமிழ்" }));
  await user.click(save());
  await waitFor(() => expect(stage.uploads).toHaveLength(1));
  const { form } = stage.uploads[0];
  expect([form.get("language"), form.get("languages_off")]).toEqual(["hi", '["ta"]']);
});

test("its name and texts are written in another language", async () => {
  const user = await editIn("Languages", buildCompleteProfile({ profile: { ...profile, language: "en" } }));
  await user.click(await screen.findByRole("button", { name: "Add language" }));
  await user.click(await screen.findByRole("menuitem", { name: "हिन्दी" }));
  expect(screen.getByText("English: Sharma Traders")).toBeInTheDocument();
  const inHindi = screen.getAllByRole("textbox").find((box) => box.lang === "hi") as HTMLElement;
  await user.type(inHindi, "शर्मा");
  await user.click(save());
  await waitFor(() => expect(stage.uploads).toHaveLength(1));
  expect(JSON.parse(String(stage.uploads[0].form.get("texts")))).toEqual({ hi: { company_name: "शर्मा" } });
});
