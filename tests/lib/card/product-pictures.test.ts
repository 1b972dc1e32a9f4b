import { picturesOf, toPublicContent } from "@/lib/card/content";
import { productPictureSchema } from "@/lib/contract/content/product";
import { buildProduct } from "../../components/card/build-card";

const center = { x: 50, y: 50 };
const picture = (id: number, image: string) => ({ id, image, image_set: [], focus: { x: 1, y: 2 } });

test("a product of a provider that keeps one picture has that one, in its middle", () => {
  const product = buildProduct();
  expect(picturesOf(product)).toEqual([{ id: 1, image: product.image, image_set: product.image_set, focus: center }]);
  expect(picturesOf(buildProduct({ image: null }))).toEqual([]);
});

test("of several, those stay out that a page may not show", () => {
  const pictures = [
    picture(1, "/media/1.webp"),
    picture(2, "https://evil.example/2.webp"),
    picture(3, "/media/3.webp"),
  ];
  const content = { documents: [], videos: [], banners: [], people: [], products: [buildProduct({ pictures })] };
  const [shown] = toPublicContent(content, (url) => url.startsWith("/media/")).products;
  expect(shown && picturesOf(shown).map(({ id }) => id)).toEqual([1, 3]);
});

test("a focus that makes no sense is the middle", () => {
  for (const focus of [undefined, null, { x: 101, y: 0 }, { x: "1" }])
    expect(productPictureSchema.parse({ ...picture(1, "/media/1.webp"), focus }).focus).toEqual(center);
});
