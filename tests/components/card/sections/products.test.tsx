import "../enhance/card-words";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { startProductSearch } from "@/components/card/product/search";
import { Products } from "@/components/card/sections/products";
import type { Product } from "@/lib/contract/content/product";
import { productLimits } from "@/lib/contract/content/values";
import { english as t } from "@/tests/english";
import { buildProduct } from "../build-card";

const show = (products: Product[]) =>
  render(
    <Products
      t={t}
      heading={<h2 id="products">Products</h2>}
      products={products}
      at={{ slug: "marigold" }}
      currency="INR"
      orderForms={{ at: { slug: "marigold" }, isAskOnly: false }}
    />,
  );
const build = (id: number, overrides: Partial<Product> = {}) => buildProduct({ id, name: `P${id}`, ...overrides });
const names = (level: number) => screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test("what is featured comes first, and the owner's order stays otherwise", () => {
  show([build(1), build(2), build(3, { is_featured: true }), build(4, { is_featured: true })]);
  expect(names(3)).toEqual(["P3", "P4", "P1", "P2"]);
});

test("one category makes no headings", () => {
  show([build(1, { category: "Lamps" }), build(2)]);
  expect(names(3)).toEqual(["P1", "P2"]);
});

test("from two categories on products stand under them, the rest last", () => {
  const [lamps, vases] = [{ category: "Lamps" }, { category: "Vases" }];
  show([build(1), build(2, lamps), build(3, vases), build(4, { ...lamps, is_featured: true }), build(5, vases)]);
  expect(names(3)).toEqual(["Lamps", "Vases", "Other products"]);
  expect(names(4)).toEqual(["P4", "P2", "P3", "P5", "P1"]);
});

test("a heading leads to its category's page, and two spellings of one address are one", () => {
  const lamps = (category: string) => ({ category, category_slug: "lamps" });
  show([build(1, lamps("Lamps")), build(2, { category: "Vases" }), build(3, lamps("lamps "))]);
  expect(names(3)).toEqual(["Lamps", "Vases"]);
  expect(names(4)).toEqual(["P1", "P3", "P2"]);
  expect(screen.getByRole("link", { name: "Lamps" })).toHaveAttribute("href", "/marigold/c/lamps");
  expect(screen.queryByRole("link", { name: "Vases" })).not.toBeInTheDocument();
});

test("an offer shows both prices, to listeners too, and what is sold out has no order", () => {
  show([build(1, { price: "450.00", old_price: "500.00", unit: "per kg" }), build(2, { is_sold_out: true })]);
  const [offer, gone] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(offer).toHaveTextContent("Price: ₹450 per kg was ₹500");
  expect(within(offer).getByRole("link", { name: "Order P1" })).toBeInTheDocument();
  expect(gone).toHaveTextContent("Sold out");
  expect(
    within(gone)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["P2", "Ask about this"]);
});

describe("looking for a product", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => build(index + 1, { category: index < 3 ? "Café lamps" : "Vases" }));
  const box = () => screen.getByRole("searchbox", { name: "Find a product" });
  const shown = () => screen.queryAllByRole("listitem").map((item) => within(item).getByRole("heading").textContent);

  test("is for cards with many", () => {
    show(many(productLimits.searchFrom - 1));
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    startProductSearch();
  });

  test("waits for the script, in its place", () => {
    const { container } = show(many(productLimits.searchFrom));
    const place = container.querySelector("[data-product-search]");
    expect(place).toHaveClass("button-waiting");
    startProductSearch();
    expect(place).not.toHaveClass("button-waiting");
  });

  test("finds by name and category in any spelling, and says where there is none", () => {
    show(many(productLimits.searchFrom));
    startProductSearch();
    fireEvent.input(box(), { target: { value: "p12" } });
    expect(shown()).toEqual(["P12"]);
    expect(names(3)).toEqual(["Vases"]);
    fireEvent.input(box(), { target: { value: " CAFE p2" } });
    expect(shown()).toEqual(["P2"]);
    fireEvent.input(box(), { target: { value: "carpet" } });
    expect(shown()).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent("Nothing found");
    fireEvent.input(box(), { target: { value: "" } });
    expect(shown()).toHaveLength(productLimits.searchFrom);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
  });
});
