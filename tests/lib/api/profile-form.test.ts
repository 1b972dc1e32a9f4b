import { personSwitches } from "@/lib/api/profile";
import { toProfileForm, toProfilePart } from "@/lib/api/profile-form";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import { buildHours } from "../card/build-hours";
import { bank } from "../card/build-payment";

function buildForm(overrides: Partial<ProfileForm> = {}): ProfileForm {
  return {
    company_name: "Acme",
    email: "",
    phone: "",
    address: "",
    location: "",
    about_us: "",
    template_choice: "1",
    social_media_links: { facebook: "", twitter: "", instagram: "", linkedin: "", youtube: "", website: "" },
    brand_color: "",
    logo: undefined,
    ...overrides,
  };
}

const fieldsOf = (...args: Parameters<typeof toProfileForm>) => Object.fromEntries(toProfileForm(...args));

test("company name and phone always go along, the rest only when filled", () => {
  expect(fieldsOf(buildForm())).toEqual({ company_name: "Acme", phone: "", template_choice: "1" });
});

test("the card's address is sent when one was typed", () => {
  expect(fieldsOf(buildForm({ slug: "acme-pune" })).slug).toBe("acme-pune");
  expect(fieldsOf(buildForm())).not.toHaveProperty("slug");
});

test("the password goes along with another e-mail once it was typed", () => {
  const form = { email: "new@acme.example", current_password: "my password" };
  expect(fieldsOf(buildForm(form))).toMatchObject(form);
  expect(fieldsOf(buildForm({ email: "new@acme.example" }))).not.toHaveProperty("current_password");
});

test("links are trimmed and empty ones left out; a template out of range is the first", () => {
  const links = { ...buildForm().social_media_links, facebook: "  https://facebook.com/acme ", twitter: "  " };
  const fields = fieldsOf(buildForm({ address: "1 Road", social_media_links: links, template_choice: "9" as never }));
  expect(fields).toMatchObject({ address: "1 Road", template_choice: "1" });
  expect(JSON.parse(String(fields.social_media_links))).toEqual([
    { platform: "facebook", url: "https://facebook.com/acme" },
  ]);
});

test("a chosen logo is sent, an untouched one is not", () => {
  const logo = new File(["x"], "logo.png", { type: "image/png" });
  expect(fieldsOf(buildForm({ logo })).logo).toBeInstanceOf(File);
  expect(fieldsOf(buildForm())).not.toHaveProperty("logo");
});

test("a colour is sent when chosen, and as empty when given back to the logo", () => {
  expect(fieldsOf(buildForm({ brand_color: "#c8611a" })).brand_color).toBe("#c8611a");
  expect(fieldsOf(buildForm(), { brand_color: "#c8611a" }).brand_color).toBe("");
  expect(fieldsOf(buildForm(), { brand_color: null })).not.toHaveProperty("brand_color");
});

test("what was filled and has been emptied is emptied at the server too", () => {
  const saved = { address: "1 Road", about_us: "", social_media_links: { website: "https://acme.test" } };
  expect(fieldsOf(buildForm(), saved)).toMatchObject({ address: "", social_media_links: "[]" });
});

test("tagline, review link and time zone are sent when chosen, and as empty when given back", () => {
  const chosen = { tagline: "Fresh bread", review_link: "https://g.page/r/x", time_zone: "Asia/Dubai" };
  expect(fieldsOf(buildForm(chosen))).toMatchObject(chosen);
  expect(fieldsOf(buildForm({ tagline: "", review_link: "", time_zone: "" }), chosen)).toMatchObject({
    tagline: "",
    review_link: "",
    time_zone: "",
  });
  for (const fields of [fieldsOf(buildForm(), {}), fieldsOf(buildForm({ time_zone: "" }), { time_zone: null })])
    for (const name of ["tagline", "review_link", "time_zone"]) expect(fields).not.toHaveProperty(name);
});

test("opening hours are sent whole when there are any, and as none when they were taken away", () => {
  const hours = buildHours(["09:00-21:00"]);
  expect(JSON.parse(String(fieldsOf(buildForm({ opening_hours: hours })).opening_hours))).toEqual(hours);
  expect(fieldsOf(buildForm({ opening_hours: null }), { opening_hours: hours }).opening_hours).toBe("");
  expect(fieldsOf(buildForm({ opening_hours: null }), { opening_hours: null })).not.toHaveProperty("opening_hours");
  expect(fieldsOf(buildForm(), {})).not.toHaveProperty("opening_hours");
});

test("sections are sent whole when they are arranged, and as none when that is left to the design again", () => {
  const sections = [{ id: "gallery" as const, shown: false, title: "Our work" }];
  const arranged = { sections, empty_sections: "hide" as const };
  const fields = fieldsOf(buildForm(arranged));
  expect([JSON.parse(String(fields.sections)), fields.empty_sections]).toEqual([sections, "hide"]);
  const given = fieldsOf(buildForm({ sections: null, empty_sections: null }), arranged);
  expect([given.sections, given.empty_sections]).toEqual(["", ""]);
  for (const untouched of [fieldsOf(buildForm(), {}), fieldsOf(buildForm({ sections: null }), { sections: null })])
    for (const name of ["sections", "empty_sections"]) expect(untouched).not.toHaveProperty(name);
});

test("a mood is sent when one is chosen, and as none when the design's first is to hold again", () => {
  expect(fieldsOf(buildForm({ mood: "plum" })).mood).toBe("plum");
  expect(fieldsOf(buildForm({ mood: null }), { mood: "plum" }).mood).toBe("");
  expect(fieldsOf(buildForm({ mood: null }), { mood: null })).not.toHaveProperty("mood");
});

test("what is told of payment is sent when filled, and as none when it was taken away", () => {
  const texts = { upi_id: "acme@upi", upi_name: "Acme", gstin: "27AAPFU0939F1ZV", category: "Bakery" };
  const chosen = { ...texts, upi_link: true, bank, founded: 1987 };
  const fields = fieldsOf(buildForm(chosen));
  expect(fields).toMatchObject({ ...texts, upi_link: "true", founded: "1987" });
  expect(JSON.parse(String(fields.bank))).toEqual(bank);
  expect(fieldsOf(buildForm({ ...texts, upi_link: false }), chosen).upi_link).toBe("false");

  const emptied = { upi_id: "", upi_name: "", gstin: "", category: "", founded: "" };
  const taken = fieldsOf(buildForm({ ...emptied, upi_link: false, bank: null }), chosen);
  expect(taken).toMatchObject({ ...emptied, bank: "" });
  const none = { upi_id: "", upi_name: "", bank: null, gstin: "", category: "", founded: null };
  for (const unsent of [taken, fieldsOf(buildForm(), {}), fieldsOf(buildForm({ ...none, upi_link: false }), none)])
    expect(unsent).not.toHaveProperty("upi_link");
  for (const name of Object.keys(none))
    expect(fieldsOf(buildForm({ ...none, upi_link: false }), none)).not.toHaveProperty(name);
});

test.each(personSwitches)("%s is never sent along: it is switched on another screen", (name) => {
  for (const [typed, saved] of [
    [true, false],
    [false, true],
    [true, true],
  ] as const)
    expect(fieldsOf(buildForm({ [name]: typed }), { [name]: saved })).not.toHaveProperty(name);
});

test("a part sends its own fields alone: what is filled and what was emptied", () => {
  const values = buildForm({ address: "1 Road", about_us: "", phone: "98" });
  const saved = { about_us: "Spices", location: "" };
  expect(Object.fromEntries(toProfilePart(values, ["address", "location"], saved))).toEqual({ address: "1 Road" });
  expect(Object.fromEntries(toProfilePart(values, ["about_us"], saved))).toEqual({ about_us: "" });
  expect([...toProfilePart(values, ["location"], saved).keys()]).toEqual([]);
});
