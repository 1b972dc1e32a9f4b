import { pickBanner, toPublicContent, toPublicProfile } from "@/lib/card/content";
import { buildBanner } from "../../components/banners/build-banner";
import { buildProduct } from "../../components/products/build-product";
import { buildCompleteProfile } from "../../components/profile/build-profile";

const isShown = (url: string) => url.startsWith("/media/");
const none = { documents: [], products: [], videos: [], banners: [], people: [] };
const resting = buildBanner({ id: 1, is_active: false });
const active = buildBanner({ id: 2 });

test("the first active banner is shown, else the first", () => {
  expect(pickBanner([resting, active])?.id).toBe(2);
  expect(pickBanner([resting, { ...active, is_active: false }])?.id).toBe(1);
  expect(pickBanner([])).toBeNull();
});

test("products on sale are shown, and every banner is there to pick from", () => {
  const products = [buildProduct({ id: 1 }), buildProduct({ id: 2, status: "inactive" })];
  const shown = toPublicContent({ ...none, products, banners: [resting, active] }, isShown);
  expect([shown.products.map(({ id }) => id), shown.banners.map(({ id }) => id)]).toEqual([[1], [1, 2]]);
});

test("addresses that may not be shown are left out", () => {
  const uploaded_at = "2026-11-20T10:00:00.000Z";
  const documents = ["javascript:alert(1)", "//evil.test/x", "/media/x.pdf"].map((file, id) => ({
    id,
    file,
    file_name: "x",
    uploaded_at,
  }));
  const image = "data:text/html,x";
  const image_set = ["//evil.test/x.webp", "/media/x.webp"].map((url) => ({ url, width: 1, height: 1 }));
  const products = [buildProduct({ image, image_set })];
  const content = { ...none, documents, products, banners: [{ ...active, image, image_set }] };
  const shown = toPublicContent(content, isShown);
  expect(shown.documents.map(({ id }) => id)).toEqual([2]);
  for (const item of [shown.products[0], shown.banners[0]])
    expect(item).toMatchObject({ image: null, image_set: [{ url: "/media/x.webp" }] });

  const { profile } = buildCompleteProfile({ profile: { logo: image, logo_photo: image, logo_set: image_set } });
  expect(toPublicProfile(profile, isShown)).toEqual({
    ...profile,
    logo: null,
    logo_photo: null,
    logo_set: image_set.slice(1),
  });
});
