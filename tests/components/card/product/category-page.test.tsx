import { renderToStaticMarkup } from "react-dom/server.node";
import { categoryJsonLd, productJsonLd } from "@/components/card/head/card-json-ld";
import { describeCategory } from "@/components/card/head/card-metadata";
import { CategoryPage } from "@/components/card/product/category-page";
import { ProductPage } from "@/components/card/product/product-page";
import { english as t } from "@/tests/english";
import { buildCompany, buildProduct } from "../build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const slug = "marigold-living";
const site = { url: "https://cards.example", name: "Namaskard", currency: "INR" };
const company = { ...buildCompany(), takes_leads: true };
const sweets = { category: "Sweets <3", category_slug: "sweets-3" };
const products = [
  buildProduct({ id: 1, name: "Kaju Katli", slug: "kaju-katli-1", ...sweets }),
  buildProduct({ id: 2, name: "Barfi", slug: "barfi-2", is_sold_out: true, ...sweets }),
];
const found = { company, at: { slug }, ...sweets, products };

test("a category's page has its products, with what is sold out, and the way back", () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CategoryPage
      t={t}
      company={company}
      at={{ slug }}
      category={sweets.category}
      products={products}
      currency="INR"
    />,
  );
  expect(document.querySelector("h1")).toHaveTextContent("Sweets <3");
  const links = [...document.querySelectorAll("h2 a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/marigold-living/p/kaju-katli-1", "/marigold-living/p/barfi-2"]);
  expect(document.querySelectorAll("a[data-add]")).toHaveLength(1);
  expect(document.querySelector("nav a")).toHaveAttribute("href", "/marigold-living#products");
});

test("search engines and messengers are told of it", () => {
  const metadata = describeCategory(t, found, site);
  expect(metadata.title).toBe("Sweets <3 – Marigold Living");
  expect(metadata.description).toBe("Sweets <3 of Marigold Living: Kaju Katli, Barfi");
  expect(metadata.canonical).toBe("https://cards.example/marigold-living/c/sweets-3");
  const picture = (of: typeof found) => describeCategory(t, of, site).preview?.image;
  expect(picture(found)).toMatch(/\/marigold-living\/c\/sweets-3\/preview\.jpg\?v=[\da-f]{12}$/);
  const bare = products.map((product) => ({ ...product, image: null, image_set: [] }));
  expect(picture({ ...found, products: bare })).toMatch(/example\/marigold-living\/preview\.jpg\?v=/);
});

test("its list and its place below the card are told as data", () => {
  const text = categoryJsonLd(company, { slug }, found, site);
  expect(text).not.toContain("<");
  const [list, trail] = JSON.parse(text)["@graph"];
  expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 2 });
  expect(list.itemListElement[1]).toEqual({
    "@type": "ListItem",
    position: 2,
    name: "Barfi",
    url: "https://cards.example/marigold-living/p/barfi-2",
  });
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    "https://cards.example/marigold-living",
    "https://cards.example/marigold-living/c/sweets-3",
  ]);
});

test("a product leads to its category, in its page and as data, where that has an address", () => {
  const [product] = products as [(typeof products)[number]];
  const show = (shown: typeof product) => {
    document.body.innerHTML = renderToStaticMarkup(
      <ProductPage t={t} company={company} at={{ slug }} product={shown} currency="INR" link="" />,
    );
    return document.querySelector("nav[aria-label=Breadcrumb] a + a")?.getAttribute("href");
  };
  expect(show(product)).toBe("/marigold-living/c/sweets-3");
  expect(show({ ...product, category_slug: null })).toBeUndefined();
  expect(document.body).toHaveTextContent("Sweets <3");
  const trail = JSON.parse(productJsonLd(company, { slug }, product, site) ?? "")["@graph"][2];
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Marigold Living",
    "Sweets <3",
    "Kaju Katli",
  ]);
});
