import { renderToStaticMarkup } from "react-dom/server.node";
import { productJsonLd } from "@/components/card/head/card-json-ld";
import { describeProduct } from "@/components/card/head/card-metadata";
import { ProductPage } from "@/components/card/product/product-page";
import type { Company } from "@/lib/contract/cards/company";
import type { Product } from "@/lib/contract/content/product";
import { english as t } from "@/tests/english";
import { buildCompany, buildEmptyCompany, buildProduct } from "../build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const slug = "marigold-living";
const link = "https://cards.example/marigold-living/p/kaju-katli-1";
const site = { url: "https://cards.example", name: "Namaskard", currency: "INR" };
const company: Company = { ...buildCompany(), takes_leads: true };
const sweets = (overrides: Partial<Product> = {}) =>
  buildProduct({ name: "Kaju Katli", slug: "kaju-katli-1", price: "450.00", ...overrides });

function show(product: Product, of: Company = company): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <ProductPage t={t} company={of} at={{ slug }} product={product} currency="INR" link={link} />,
  );
  return document.body;
}

const linkTo = (text: string) =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.trim() === text);

test("a product says what it is, what it costs and how to get it, without a script", () => {
  const body = show(sweets({ old_price: "500.00", offer_until: "2099-11-30", unit: "per kg", category: "Sweets" }));
  expect(body.querySelector("h1")).toHaveTextContent("Kaju Katli");
  expect(body.querySelector(".price")).toHaveTextContent("Price: ₹450 per kg was ₹500");
  expect(body.querySelector(".price s")).toHaveTextContent("was ₹500");
  for (const text of ["Offer until 30 Nov 2099", "Sweets", "Hand-thrown"]) expect(body).toHaveTextContent(text);
  expect(body.querySelector("img[alt='Kaju Katli']")).toHaveAttribute("fetchpriority", "high");
  expect(linkTo("Order")).toHaveAttribute("href", "/marigold-living/order?product=1");
  expect(linkTo("Ask about this")).toHaveAttribute("href", "/marigold-living/contact?product=1");
  expect(linkTo("All products")).toHaveAttribute("href", "/marigold-living#products");
  const chat = new URL(linkTo("Ask on WhatsApp")?.href ?? "");
  expect(chat.origin + chat.pathname).toBe("https://wa.me/919800000000");
  expect(chat.searchParams.get("text")).toBe(`I would like to know more about Kaju Katli: ${link}`);
  expect([...body.querySelectorAll("button")].map(({ className }) => className)).toEqual(["button button-waiting"]);
});

test("what is sold out can be asked about, and not ordered", () => {
  const body = show(sweets({ is_sold_out: true }));
  expect(body).toHaveTextContent("Sold out");
  expect(linkTo("Order")).toBeUndefined();
  expect(linkTo("Ask about this")).toBeTruthy();
});

test("what is not there leaves no gap", () => {
  const body = show(
    buildProduct({
      name: "",
      price: null,
      image: null,
      image_set: [],
      description: "",
      old_price: "5.00",
      unit: "per kg",
    }),
    buildEmptyCompany(),
  );
  for (const text of ["Unnamed Product", "Contact for price", "No Image"]) expect(body).toHaveTextContent(text);
  for (const text of ["₹", "per kg", "WhatsApp", "Order", "Sold out"]) expect(body).not.toHaveTextContent(text);
});

test("a link preview has the product's own picture, or else the card's", () => {
  const metadata = describeProduct(t, { company, at: { slug }, product: sweets() }, site);
  expect(metadata.title).toBe("Kaju Katli – Marigold Living");
  expect(metadata.description).toBe("₹450 · Hand-thrown");
  expect(metadata.canonical).toBe(link);
  expect(metadata.preview?.image).toMatch(/\/p\/kaju-katli-1\/preview\.jpg\?v=[\da-f]{12}$/);
  const without = describeProduct(t, { company, at: { slug }, product: sweets({ image: null }) }, site);
  expect(without.preview?.image).toMatch(/example\/marigold-living\/preview\.jpg\?v=/);
});

test("search engines get an offer, as long as it lasts, and none without a price", () => {
  const read = (product: Product) =>
    JSON.parse(productJsonLd(company, { slug }, product, site) ?? "null")?.["@graph"][0];
  expect(read(sweets({ old_price: "500.00", offer_until: "2099-11-30", is_sold_out: true }))).toMatchObject({
    "@type": "Product",
    name: "Kaju Katli",
    image: ["https://cards.example/media/vase-800.webp"],
    offers: {
      price: "450.00",
      priceCurrency: "INR",
      priceValidUntil: "2099-11-30",
      availability: "https://schema.org/SoldOut",
      url: link,
    },
  });
  const plain = read(sweets({ offer_until: "2099-11-30" })).offers;
  expect([plain.availability, plain.priceValidUntil]).toEqual(["https://schema.org/InStock", undefined]);
  expect(read(sweets({ price: null }))).toBeUndefined();
  expect(productJsonLd(company, { slug }, sweets({ name: "</script>" }), site)).not.toContain("<");
});
