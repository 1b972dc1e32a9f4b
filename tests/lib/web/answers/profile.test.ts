import { profileLimits } from "@/lib/contract/cards/values";
import { completeProfileAnswerSchema } from "@/lib/web/answers/core";
import { buildCompleteProfile } from "../../../components/profile/build-profile";

const empty = { address: "", location: "", about_us: "", template_choice: "1", social_media_links: {}, logo: null };

test("what our own provider sends is read as it is", () => {
  const complete = buildCompleteProfile();
  expect(completeProfileAnswerSchema.parse(complete)).toMatchObject(complete);
});

test.each<[string, object, object]>([
  [
    "null texts",
    { email: null, company_name: null, phone: null, slug: null },
    { email: "", company_name: "", phone: "" },
  ],
  ["nothing", {}, { email: "", company_name: "", phone: "" }],
  ["a name", { name: "Acme", phone: null }, { company_name: "Acme", phone: "" }],
])("an account with %s is read", (_, client, read) => {
  expect(completeProfileAnswerSchema.parse({ client, profile: null })).toMatchObject({
    client: read,
    profile: empty,
    has_profile: false,
  });
});

test("a profile of null texts and links that are none is an empty one", () => {
  const profile = {
    address: null,
    location: "javascript:alert(1)",
    about_us: null,
    template_choice: null,
    social_media_links: null,
    logo: 7,
  };
  expect(completeProfileAnswerSchema.parse({ client: {}, profile, has_profile: true })).toMatchObject({
    profile: empty,
    has_profile: true,
  });
});

test.each([null, "x", { client: null, profile: {} }, { profile: {} }])("%j is no account", (sent) =>
  expect(completeProfileAnswerSchema.safeParse(sent).success).toBe(false),
);

test("fields that a provider lacks stay undefined, and invalid ones are dropped", () => {
  const read = (profile: object) => completeProfileAnswerSchema.parse({ client: {}, profile }).profile;
  const empty = { tagline: "", review_link: "", upi_id: "", upi_name: "", upi_link: false, gstin: "", category: "" };
  const none = {
    ...empty,
    mood: null,
    time_zone: null,
    opening_hours: null,
    sections: null,
    empty_sections: null,
    bank: null,
    founded: null,
    person_cards: false,
    person_handles: false,
    person_listing: false,
  };
  const names = Object.keys(none);
  const known = new Map(Object.entries(read({})));
  expect(names.filter((name) => known.get(name) !== undefined)).toEqual([]);
  expect(read(Object.fromEntries(names.map((name) => [name, null])))).toMatchObject(none);
  const wrong = {
    tagline: "x".repeat(profileLimits.tagline + 1),
    review_link: "https://evil.test/",
    mood: "</style>",
    time_zone: "Mars/Olympus",
    opening_hours: { week: { mon: "always" } },
    sections: [{ id: "gallery", shown: "perhaps" }],
    empty_sections: "sometimes",
    upi_id: "acme@upi&am=1",
    upi_name: "x".repeat(profileLimits.upi.name + 1),
    upi_link: "yes",
    person_cards: "yes",
    person_handles: "yes",
    person_listing: "yes",
    bank: { account_number: "12345678" },
    gstin: "27AAPFU0939F1ZW",
    category: 7,
    founded: "long ago",
  };
  expect(read(wrong)).toMatchObject(none);
});
