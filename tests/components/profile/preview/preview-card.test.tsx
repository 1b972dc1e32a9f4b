import { toFormValues } from "@/components/profile/form/profile-form-values";
import { toEditedCard } from "@/components/profile/preview/edited-card";
import { toSavedCard } from "@/components/profile/preview/saved-card";
import { pickBanner } from "@/lib/card/content";
import { bank } from "../../../lib/card/build-payment";
import { buildBanner } from "../../banners/build-banner";
import { buildProduct } from "../../products/build-product";
import { buildCompleteProfile } from "../build-profile";

const none = { documents: [], products: [], videos: [], banners: [], people: [], reviews: null };
const unpaid = { upi_id: "", upi_name: "", upi_link: false, bank: null, gstin: "", currency: null };
const unlisted = { phones: [], links: [], branches: [] };
const unsaid = {
  mood: null,
  opening_hours: null,
  sections: null,
  empty_sections: null,
  category: "",
  founded: null,
  ...unpaid,
  ...unlisted,
};
const complete = buildCompleteProfile({ profile: unsaid });
const site = { mediaOrigin: "https://files.test" };
const saved = toSavedCard(complete, none, site);
const values = toFormValues(complete);

test("an untouched form shows the stored card", () => {
  expect(toEditedCard(saved, values, null)).toEqual(saved);
});

test("shows what visitors see: products on sale, and without an active banner the first", () => {
  const products = [buildProduct({ id: 1 }), buildProduct({ id: 2, status: "inactive" })];
  const banners = [buildBanner({ id: 3, is_active: false }), buildBanner({ id: 4, is_active: false })];
  const card = toSavedCard(complete, { ...none, products, banners }, site);
  expect([card.products.map(({ id }) => id), pickBanner(card.banners)?.id]).toEqual([[1], 3]);
});

test("leads to files of this site and of the media origin only", () => {
  const files = ["/media/a.pdf", "https://files.test/media/b.pdf", "https://evil.test/c.pdf", "javascript:alert(1)"];
  const documents = files.map((file, id) => ({ id, file, file_name: "x", uploaded_at: "2026-01-01T00:00:00Z" }));
  const shown = (where: typeof site | { mediaOrigin: null }) =>
    toSavedCard(complete, { ...none, documents }, where).documents.map(({ id }) => id);
  expect([shown(site), shown({ mediaOrigin: null })]).toEqual([[0, 1], [0]]);
});

test("shows a logo of this site or of the media origin only", () => {
  const logoOf = (logo: string) =>
    toSavedCard(buildCompleteProfile({ profile: { logo } }), none, site).company.profile.logo;
  expect(["/media/a.webp", "https://files.test/a.webp", "https://evil.test/a.webp"].map(logoOf)).toEqual([
    "/media/a.webp",
    "https://files.test/a.webp",
    null,
  ]);
});

test("follows what is typed", () => {
  const { company } = toEditedCard(saved, { ...values, company_name: " Lamps ", template_choice: "4" }, "blob:1");
  expect(company.client.company_name).toBe("Lamps");
  expect(company.profile).toMatchObject({ template_choice: "4", logo: "blob:1", logo_set: undefined });
});

test("shows how it is paid once that could be", () => {
  const typed = { upi_id: "acme@upi", upi_link: true, bank, gstin: "27aapfu0939f1zv", founded: "1987" };
  const shown = (more: Partial<typeof values>) =>
    toEditedCard(saved, { ...values, ...typed, ...more }, null).company.profile;
  expect(shown({})).toMatchObject({ ...typed, gstin: "27AAPFU0939F1ZV", founded: 1987 });
  const half = { upi_id: "acme@", bank: { ...bank, ifsc: "SBIN" }, gstin: "27AA", founded: "19" };
  expect(shown(half)).toMatchObject({ upi_id: "", bank: null, gstin: "", founded: null });
});

test.each(["h", "https:", "https://", "javascript:alert(1)", "https://example.com/facebook"])(
  "a link that is none yet (%s) is left out",
  (typed) => {
    const social_media_links = { ...values.social_media_links, facebook: typed };
    const { profile } = toEditedCard(saved, { ...values, social_media_links }, null).company;
    expect(profile.social_media_links).toEqual({ instagram: "https://instagram.com/sharma" });
  },
);

test("follows the colour once it is one, and gives up the logo's with the logo", () => {
  const colors = { brand_color: "#0b6e4f", logo_color: "#c8611a" };
  const card = toSavedCard(buildCompleteProfile({ profile: colors }), none, site);
  const colorsOf = (typed: Partial<typeof values>) => {
    const { brand_color, logo_color } = toEditedCard(card, { ...values, ...typed }, null).company.profile;
    return [brand_color, logo_color];
  };
  expect(colorsOf({ brand_color: "#FFEE58" })).toEqual(["#ffee58", "#c8611a"]);
  expect(colorsOf({ brand_color: "#ff" })).toEqual([null, "#c8611a"]);
  expect(colorsOf({ brand_color: "", logo: "" })).toEqual([null, null]);
});

test("a removed logo is gone", () => {
  expect(toEditedCard(saved, { ...values, logo: "" }, null).company.profile.logo).toBeNull();
});
