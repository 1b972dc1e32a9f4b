import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { guessLanguage } from "@/lib/card/guess-language";
import { completeSections } from "@/lib/contract/cards/values";
import type { Texts } from "@/lib/contract/texts";
import { buildCompleteProfile } from "../build-profile";
import { editIn, field, openRoom, save, sent, stage } from "../profile-stage";

type Row = { texts?: Texts };

const profile = { language: null, languages_off: [], texts: null, about_us: "पुणे से मसाले, बचपन के स्वाद जैसे, हर घर के लिए" };

test.each([
  [["पीतल का दीया", "LED"], "hi"],
  [["પિત્તળનો દીવો"], "gu"],
  [["ಹಿತ್ತಾಳೆ ದೀಪ"], "kn"],
  [["ਪਿੱਤਲ ਦਾ ਦੀਵਾ"], "pa"],
  [["ପିତ୍ତଳ ଦୀପ"], "or"],
  [["پیتل کا چراغ"], "ur"],
  [["পিতলের প্রদীপ"], "bn"],
  [["পিতলৰ চাকি"], "as"],
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

describe("what the entries of lists say", () => {
  const link = {
    title: "Prices",
    url: "https://a.example/",
    icon: "globe",
    shown: true,
    from: null,
    until: null,
  } as const;
  const lists = {
    links: [
      { ...link, texts: { hi: { title: "दाम" } } },
      { ...link, title: "Menu" },
    ],
    phones: [{ label: "Orders", number: "+919820011111", whatsapp: true }],
    branches: [{ name: "Andheri", address: "", phone: "", location: "", opening_hours: null }],
    sections: completeSections([{ id: "about", shown: true, title: "Who we are" }]),
    opening_hours: {
      week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
      special_dates: [{ date: "2099-11-08", spans: [], note: "Diwali" }],
    },
  };
  const complete = () => buildCompleteProfile({ profile: { ...profile, language: "en", ...lists } });

  test("is written in other languages below the profile's own texts", async () => {
    const user = await editIn("Languages", complete());
    await user.click(await screen.findByRole("button", { name: "हिन्दी" }));
    const links = within(screen.getByRole("group", { name: "Your own links" }));
    expect(links.getByRole("textbox", { name: "Title · link 1" })).toHaveValue("दाम");
    await user.type(links.getByRole("textbox", { name: "Title · link 2" }), "सूची");
    await user.click(screen.getByRole("button", { name: "Copy What it is for · number 1 from English" }));
    await user.type(field("Name · branch 1"), "अंधेरी");
    await user.type(field("Title of About"), "हम");
    await user.type(field("Special date 1"), "दिवाली");
    expect(screen.queryByRole("textbox", { name: "Title of Products" })).not.toBeInTheDocument();
    await user.click(save());
    const { form } = await sent();
    const textsOf = (name: string) => JSON.parse(String(form.get(name))).map(({ texts }: Row) => texts?.hi);
    expect(textsOf("links")).toEqual([{ title: "दाम" }, { title: "सूची" }]);
    expect(textsOf("phones")).toEqual([{ label: "Orders" }]);
    expect(textsOf("branches")).toEqual([{ name: "अंधेरी" }]);
    expect(textsOf("sections").filter(Boolean)).toEqual([{ title: "हम" }]);
    const { special_dates } = JSON.parse(String(form.get("opening_hours")));
    expect(special_dates[0].texts).toEqual({ hi: { note: "दिवाली" } });
  });

  test("is marked as wrong in the room where it is written", async () => {
    const user = await editIn("Languages", complete());
    await user.click(await screen.findByRole("button", { name: "हिन्दी" }));
    fireEvent.change(field("Title · link 1"), { target: { value: "x".repeat(200) } });
    openRoom("Contact");
    await user.click(save());
    await waitFor(() => expect(field("Title · link 1")).toBeVisible());
    expect(field("Title · link 1")).toHaveAttribute("aria-invalid", "true");
    expect(stage.uploads).toHaveLength(0);
  });

  test("takes no room where there are none", async () => {
    const user = await editIn("Languages", buildCompleteProfile({ profile: { ...profile, language: "en" } }));
    await user.click(await screen.findByRole("button", { name: "Add language" }));
    await user.click(await screen.findByRole("menuitem", { name: "हिन्दी" }));
    expect(screen.queryByRole("group", { name: "Your own links" })).not.toBeInTheDocument();
  });
});
