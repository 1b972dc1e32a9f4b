import { type CardLists, toEditedCard, toSavedCard } from "@/components/profile/preview-card";
import { toFormValues } from "@/components/profile/profile-form-values";
import { buildCompleteProfile } from "./build-profile";

const none = { documents: [], products: [], videos: [], banners: [] };
const complete = buildCompleteProfile();
const site = { mediaOrigin: "https://files.test" };
const saved = toSavedCard(complete, none, site);
const values = toFormValues(complete);

test("an untouched form shows the stored card", () => {
  expect(toEditedCard(saved, values, null)).toEqual(saved);
});

test("shows what visitors see: active products and banners only", () => {
  const updated_at = "2026-01-01T00:00:00Z";
  const product = { name: "Lamp", description: "", price: null, image: null, updated_at };
  const banner = {
    banner_type: "image",
    title: "B",
    description: "",
    image: null,
    youtube_url: null,
    updated_at,
  } as const;
  const lists: CardLists = {
    ...none,
    products: [
      { ...product, id: 1, status: "active" },
      { ...product, id: 2, status: "inactive" },
    ],
    banners: [
      { ...banner, id: 3, is_active: false },
      { ...banner, id: 4, is_active: true },
    ],
  };
  const card = toSavedCard(complete, lists, site);
  expect([card.products.map(({ id }) => id), card.banners.map(({ id }) => id)]).toEqual([[1], [4]]);
});

test("leads to files of this site and of the media origin only", () => {
  const files = ["/media/a.pdf", "https://files.test/media/b.pdf", "https://evil.test/c.pdf", "javascript:alert(1)"];
  const documents = files.map((file, id) => ({ id, file, file_name: "x", uploaded_at: "2026-01-01T00:00:00Z" }));
  const shown = (where: typeof site | { mediaOrigin: null }) =>
    toSavedCard(complete, { ...none, documents }, where).documents.map(({ id }) => id);
  expect([shown(site), shown({ mediaOrigin: null })]).toEqual([[0, 1], [0]]);
});

test("follows what is typed", () => {
  const { company } = toEditedCard(saved, { ...values, company_name: " Lamps ", template_choice: "4" }, "blob:1");
  expect(company.client.company_name).toBe("Lamps");
  expect(company.profile).toMatchObject({ template_choice: "4", logo: "blob:1", logo_set: undefined });
});

test.each(["h", "https:", "https://", "javascript:alert(1)", "https://example.com/facebook"])(
  "a link that is none yet (%s) is left out",
  (typed) => {
    const social_media_links = { ...values.social_media_links, facebook: typed };
    const { profile } = toEditedCard(saved, { ...values, social_media_links }, null).company;
    expect(profile.social_media_links).toEqual({ instagram: "https://instagram.com/sharma" });
  },
);

test("a removed logo is gone", () => {
  expect(toEditedCard(saved, { ...values, logo: "" }, null).company.profile.logo).toBeNull();
});
