import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { cardJsonLd, categoryJsonLd, personJsonLd, productJsonLd } from "@/components/card/head/card-json-ld";
import type { Product } from "@/lib/contract/content/product";
import { english as t } from "@/tests/english";
import { branch, phones } from "../../../lib/card/build-contacts";
import { buildHours, shopWeek } from "../../../lib/card/build-hours";
import { buildProduct } from "../../products/build-product";
import { buildCard, buildCompany, buildPerson } from "../build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const site = { url: "https://cards.test", currency: "INR" };
const hostile = '</script><script>alert("1")</script> \u2028 "quoted" \\';
const products: Product[] = [
  buildProduct({ id: 1, name: "Brass lamp", price: "450.00", category: "Lamps", category_slug: "lamps" }),
  buildProduct({ id: 2, name: hostile, price: "20.00", old_price: "25.00", offer_until: "2027-01-31" }),
  buildProduct({ id: 3, name: "शाम का दीया", price: "99.50", is_sold_out: true }),
  buildProduct({ id: 4, name: "On request", price: null }),
];
const company = buildCompany({
  profile: { opening_hours: buildHours(shopWeek), phones, branches: [branch], upi_id: "a@bank", founded: 1987 },
});

/** What search engines read from a page with this data, and their warnings and errors. */
async function read(data: string) {
  const html = `<!DOCTYPE html><html><head><script type="application/ld+json">${data}</script></head><body></body></html>`;
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(found);
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  return {
    kinds: Object.keys(found.jsonld).sort(),
    products: found.jsonld.Product?.length ?? 0,
    errors: [...found.errors, ...errors.map(({ issueMessage, path }) => [path.map(({ type }) => type), issueMessage])],
  };
}

test("a card's is read whole, with every product that has a price", async () => {
  const people = [buildPerson({ image: "/media/ravi-384.webp" }), buildPerson({ id: 2, name: hostile, phone: "" })];
  const data = cardJsonLd(t, buildCard({ company, products, people }), { slug: "marigold" }, site);
  expect(await read(data)).toEqual({ kinds: ["LocalBusiness", "Product"], products: 3, errors: [] });
});

test.each(products.slice(0, 3))("the page of $name has a product that can be shown in search", async (product) => {
  const data = productJsonLd(company, { slug: "marigold" }, product, site) ?? "";
  const kinds = ["BreadcrumbList", "LocalBusiness", "Product"];
  expect(await read(data)).toEqual({ kinds, products: 1, errors: [] });
});

const blog = "https://blog.example/";
test.each([
  buildPerson({ image: "/media/ravi-384.webp", about: hostile, links: [{ title: "", url: blog, icon: "globe" }] }),
  buildPerson({ name: hostile, role: "", phone: "", email: "" }),
  buildPerson({ hours: buildHours(shopWeek) }),
])("a person's page says who they are and for whom they work", async (person) => {
  const data = personJsonLd(company, { slug: "marigold", language: "hi" }, person, site);
  expect(await read(data)).toEqual({ kinds: ["BreadcrumbList", "LocalBusiness", "Person"], products: 0, errors: [] });
  const [described, business] = JSON.parse(data)["@graph"];
  expect(described).toMatchObject({
    "@type": "Person",
    name: person.name,
    url: "https://cards.test/marigold/hi/people/ravi-kumar-1",
    worksFor: { "@id": business["@id"] },
  });
  expect([described.description, described.sameAs]).toEqual([person.about, person.links && [blog]]);
  expect(business).toMatchObject({ "@id": "https://cards.test/marigold#business", name: "Marigold Living" });
  expect(described.contactPoint?.hoursAvailable.length > 0).toBe(Boolean(person.hours));
});

test("a category's page has its list, and what has no name is not on it", async () => {
  const all = [...products, buildProduct({ id: 5, name: "" })];
  const data = categoryJsonLd(
    company,
    { slug: "marigold" },
    { category: "Lamps", category_slug: "lamps", products: all },
    site,
  );
  expect(await read(data)).toEqual({ kinds: ["BreadcrumbList", "ItemList"], products: 0, errors: [] });
  expect(JSON.parse(data)["@graph"][0].numberOfItems).toBe(products.length);
});

test("the reader does find what is wrong", async () => {
  const { errors } = await read('{"@context":"https://schema.org","@type":"Product","offers":{"@type":"Offer"}}');
  expect(errors.length).toBeGreaterThan(1);
});
