import "./card-words";
import { renderToStaticMarkup } from "react-dom/server.node";
import { OrderForm } from "@/components/card/forms/order-form";
import { ProductPage } from "@/components/card/product/product-page";
import { DefaultTemplate } from "@/components/card/templates/default-template";
import type { Product } from "@/lib/contract/content/product";
import { english as t } from "@/tests/english";
import { buildCard, buildCompany, buildProduct } from "../build-card";
import { press } from "./show-card";

const slug = "marigold-living";
const company = { ...buildCompany(), takes_leads: true };
const sweets = buildProduct({ id: 1, name: "Kaju Katli", price: "450.00" });
const vase = buildProduct({ id: 2, name: "Vase", price: null });

beforeEach(() => localStorage.clear());

const draw = (products: Product[]) =>
  renderToStaticMarkup(
    <DefaultTemplate
      t={t}
      card={buildCard({ company, products })}
      at={{ slug }}
      brandName="Namaskard"
      currency="INR"
    />,
  );

/** The card and a fresh copy of its script, as after a page load. */
async function load(products: Product[] = [sweets, vase], html = draw(products)) {
  jest.resetModules();
  window.history.replaceState(null, "", `/${slug}`);
  document.body.innerHTML = html;
  const { startBasket, fillOrder, startOrder } = await import("@/components/card/enhance/order");
  startBasket();
  return { fillOrder, startOrder };
}

function openOrder(first: number | null = null): HTMLElement {
  const part = document.createElement("div");
  part.innerHTML = renderToStaticMarkup(
    <OrderForm
      t={t}
      company={company}
      at={{ slug }}
      ticket="t"
      products={[sweets, vase]}
      first={first}
      currency="INR"
    />,
  );
  document.body.append(part);
  return part;
}

const bar = () => document.querySelector<HTMLAnchorElement>(".basket");
const quantities = (part: Element) =>
  [...part.querySelectorAll<HTMLInputElement>("input[inputmode=numeric]")].map(({ value }) => value);
const total = (part: Element) => part.querySelector("[data-total]")?.textContent;

function type(part: Element, name: string, value: string): void {
  const input = part.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(name);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a product's own page adds to what is in the basket already, and loses nothing of it", async () => {
  localStorage.setItem(`basket ${slug}`, JSON.stringify({ 2: 3 }));
  const html = renderToStaticMarkup(
    <ProductPage
      t={t}
      {...{ company, at: { slug }, product: sweets, currency: "INR", link: "https://cards.example/x" }}
    />,
  );
  await load([], html);
  expect(bar()?.textContent).toBe("3 items · View basket");
  press("[data-add='1']");
  expect(document.activeElement?.ariaLabel).toBe("One more Kaju Katli");
  expect(bar()?.textContent).toBe("4 items · View basket");
});

test("what is sold out cannot be added, and leaves the basket", async () => {
  localStorage.setItem(`basket ${slug}`, JSON.stringify({ 1: 1, 2: 1 }));
  await load([sweets, { ...vase, is_sold_out: true }]);
  expect(document.querySelector("[data-add='2']")).toBeNull();
  expect(document.getElementById("a2")).not.toBeNull();
  expect(bar()?.textContent).toBe("1 item · ₹450 · View basket");
});

test("a product is added, added to and taken out again, by names that say which", async () => {
  await load();
  expect(bar()?.hidden).toBe(true);
  expect(document.querySelector("[data-add='1']")?.textContent).toBe("Add");
  press("[data-add='1']");
  expect(document.activeElement?.ariaLabel).toBe("One more Kaju Katli");
  press("[data-add='1'] + .stepper button:last-child");
  expect(document.querySelector("[data-add='1'] + .stepper output")?.textContent).toBe("2");
  expect(bar()?.textContent).toBe("2 items · ₹900 · View basket");
  expect(new URL(bar()?.href ?? "").pathname).toBe("/marigold-living/order");
  press("[data-add='2']");
  expect(bar()?.textContent).toBe("3 items · ₹900 · View basket");

  for (const id of [1, 1, 2]) press(`[data-add='${id}'] + .stepper button`);
  expect(bar()?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe("Add");
});

test("without any price the bar tells how many", async () => {
  await load();
  press("[data-add='2']");
  expect(bar()?.textContent).toBe("1 item · View basket");
});

test("the basket survives a reload, without products that are no longer for sale", async () => {
  await load();
  press("[data-add='1']");
  press("[data-add='2']");
  await load([sweets]);
  expect(bar()?.textContent).toBe("1 item · ₹450 · View basket");
  await load();
  press("[data-add='1']");
  expect(bar()?.textContent).toBe("2 items · ₹900 · View basket");
});

test.each(["nonsense", "null", '{"1":"x"}'])("a basket that is none (%s) is empty", async (kept) => {
  localStorage.setItem(`basket ${slug}`, kept);
  await load();
  expect(bar()?.hidden).toBe(true);
});

test("form and basket stay alike, and the form adds up", async () => {
  const { fillOrder, startOrder } = await load();
  press("[data-add='1']");
  const part = openOrder(2);
  startOrder(part);
  fillOrder(part);
  expect(quantities(part)).toEqual(["1", "1"]);
  expect(total(part)).toBe("Total: ₹450");
  type(part, "items.1", "3");
  type(part, "items.2", "");
  expect(total(part)).toBe("Total: ₹1,350");
  expect(bar()?.textContent).toBe("3 items · ₹1,350 · View basket");
  type(part, "items.1", "0");
  expect([total(part), bar()?.hidden]).toEqual(["", true]);
});

test("after sending, the basket is empty and the chat message is ready", async () => {
  const { fillOrder, startOrder } = await load();
  press("[data-add='1']");
  const part = openOrder();
  const onSent = startOrder(part);
  fillOrder(part);
  const sent = part.querySelector<HTMLTemplateElement>("template[data-sent]");
  part.replaceChildren(...(sent ? [sent.content] : []));
  const items = [{ product_id: 1, name: "Kaju Katli", price: "450.00", quantity: 1 }];
  onSent({ detail: "", items, total: "450.00" }, { name: "Asha", phone: "98765 43210", message: "No sugar" });
  const address = new URL(part.querySelector<HTMLAnchorElement>("[data-order-chat]")?.href ?? "");
  expect([address.pathname, address.searchParams.get("text")]).toEqual([
    "/919800000000",
    "1 × Kaju Katli – ₹450\nTotal: ₹450\nAsha\n98765 43210\nNo sugar",
  ]);
  const shown = part.querySelector<HTMLElement>("[data-order-text]");
  expect([shown?.hidden, shown?.textContent]).toEqual([false, address.searchParams.get("text")]);
  expect(bar()?.hidden).toBe(true);
  await load();
  expect(bar()?.hidden).toBe(true);
});

test("the form has the basket's lines alone, and the rest once it is asked for", async () => {
  const { fillOrder, startOrder } = await load();
  press("[data-add='1']");
  const part = openOrder();
  startOrder(part);
  fillOrder(part);
  const shown = () => [...part.querySelectorAll("li")].filter(({ hidden }) => !hidden).map((line) => line.textContent);
  const more = part.querySelector<HTMLElement>("[data-more]");
  expect(shown()).toEqual([expect.stringContaining("Kaju Katli")]);
  const buttons = () => [...part.querySelectorAll("li:not([hidden]) button")] as HTMLElement[];
  expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(["One less Kaju Katli", "One more Kaju Katli"]);
  buttons()[1]?.click();
  expect([quantities(part), total(part)]).toEqual([["2", "0"], "Total: ₹900"]);
  expect(bar()?.textContent).toBe("2 items · ₹900 · View basket");

  more?.click();
  expect([shown().length, more?.hidden]).toEqual([2, true]);
  expect(document.activeElement?.ariaLabel).toBe("One more Vase");
  (document.activeElement as HTMLElement).click();
  expect(quantities(part)).toEqual(["2", "1"]);

  // A removed product stays visible until the form is opened again, and a quantity never drops below 0.
  for (let i = 0; i < 3; i++) buttons()[0]?.click();
  expect([quantities(part), shown().length]).toEqual([["0", "1"], 2]);
  fillOrder(part);
  expect(shown()).toEqual([expect.stringContaining("Vase")]);
});

test("a quantity may be typed in the digits of any script", async () => {
  const { fillOrder, startOrder } = await load();
  const part = openOrder();
  startOrder(part);
  fillOrder(part);
  type(part, "items.1", "२");
  expect(total(part)).toBe("Total: ₹900");
  expect(bar()?.textContent).toBe("2 items · ₹900 · View basket");
});

test("without a basket the form lists every product for sale", async () => {
  const { fillOrder, startOrder } = await load();
  const part = openOrder();
  startOrder(part);
  fillOrder(part);
  expect(part.querySelectorAll("li[hidden], [data-more]:not([hidden])")).toHaveLength(0);
});
