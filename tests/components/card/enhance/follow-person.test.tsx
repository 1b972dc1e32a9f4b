import { renderToStaticMarkup } from "react-dom/server.node";
import { followPerson } from "@/components/card/enhance/follow-person";
import { ProductPage } from "@/components/card/product/product-page";
import { english as t } from "@/tests/english";
import { buildCard, buildCompany, buildProduct } from "../build-card";
import { showCard } from "./show-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const lamp = buildProduct({
  id: 3,
  name: "Brass lamp",
  slug: "brass-lamp-3",
  category: "Lamps",
  category_slug: "lamps",
});

function showProduct(hash: string, language?: "hi") {
  const at = { slug: "marigold-living", language };
  const path = `/marigold-living${language ? `/${language}` : ""}/p/brass-lamp-3`;
  history.replaceState(null, "", path + hash);
  const company = { ...buildCompany(), takes_leads: true };
  document.body.innerHTML = renderToStaticMarkup(
    <ProductPage t={t} company={company} at={at} product={lamp} currency="INR" link={`https://cards.example${path}`} />,
  );
}

const pathOf = (link: HTMLAnchorElement) => link.getAttribute("href")?.replace(location.origin, "");
const anchors = () => [...document.querySelectorAll("a")];
const links = () => anchors().map(pathOf);
const linkTo = (name: string) =>
  anchors()
    .filter(({ textContent }) => textContent === name)
    .map(pathOf)[0];

test("a product opened from a person's card is ordered from that person, and leads back there", () => {
  showProduct("#person=7");
  followPerson();
  expect(linkTo("Order")).toBe("/marigold-living/order?product=3&person=7");
  expect(linkTo("Ask about this")).toBe("/marigold-living/contact?product=3&person=7");
  expect(linkTo("Lamps")).toBe("/marigold-living/c/lamps#person=7");
  expect(linkTo("All products")).toBe("/marigold-living/people/7#products");
  expect(links()).not.toContain("/marigold-living");
});

test("the same holds in another language", () => {
  showProduct("#person=7", "hi");
  followPerson();
  expect(linkTo("All products")).toBe("/marigold-living/hi/people/7#products");
});

test.each(["", "#products", "#person=", "#person=7x", "#person=/evil", "#person=7&person=8"])(
  "a product opened with %p is the company's",
  (hash) => {
    showProduct(hash);
    const before = links();
    followPerson();
    expect(links()).toEqual(before);
  },
);

test("a person's card gives its products the person, and nothing else", () => {
  history.replaceState(null, "", "/marigold-living/people/ravi-7");
  showCard(buildCard({ products: [lamp] }));
  const before = links();
  followPerson("7");
  const changed = links().filter((href) => !before.includes(href));
  expect(changed).toEqual(["/marigold-living/p/brass-lamp-3#person=7"]);
});
