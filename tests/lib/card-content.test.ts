import { pickBanner, toPublicContent } from "@/lib/card-content";
import { buildBanner } from "../components/banners/build-banner";
import { buildProduct } from "../components/products/build-product";

const none = { documents: [], products: [], videos: [], banners: [] };
const resting = buildBanner({ id: 1, is_active: false });
const active = buildBanner({ id: 2 });

test("the first active banner is shown, else the first", () => {
  expect(pickBanner([resting, active])?.id).toBe(2);
  expect(pickBanner([resting, { ...active, is_active: false }])?.id).toBe(1);
  expect(pickBanner([])).toBeNull();
});

test("products on sale are shown, and every banner is there to pick from", () => {
  const products = [buildProduct({ id: 1 }), buildProduct({ id: 2, status: "inactive" })];
  const shown = toPublicContent({ ...none, products, banners: [resting, active] });
  expect([shown.products.map(({ id }) => id), shown.banners.map(({ id }) => id)]).toEqual([[1], [1, 2]]);
});

test("addresses that are no files' are left out", () => {
  const uploaded_at = "2026-11-20T10:00:00.000Z";
  const documents = ["javascript:alert(1)", "//evil.test/x", "/media/x.pdf"].map((file, id) => ({
    id,
    file,
    file_name: "x",
    uploaded_at,
  }));
  const image = "data:text/html,x";
  const content = { ...none, documents, products: [buildProduct({ image })], banners: [{ ...active, image }] };
  const shown = toPublicContent(content);
  expect(shown.documents.map(({ id }) => id)).toEqual([2]);
  expect([shown.products[0]?.image, shown.banners[0]?.image]).toEqual([null, null]);
});
