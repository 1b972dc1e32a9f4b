import { countBasket, followBasket, narrowBasket, putIntoBasket, quantityOf } from "@/lib/browser/basket";
import type { SentLead } from "@/lib/contract/leads/schema";
import { sumOf } from "@/lib/contract/money";
import { digitsInAscii } from "@/lib/contract/typed-digits";
import { leadLimits } from "@/lib/contract/visitors/values";
import { formatOrder, formatTotal } from "@/lib/format/order";
import { counted, isolated, t } from "./words";

type Line = { price: string | null; quantity: number };

/** Links `data-add` fill the basket; a bar shows it. Only the card knows all products, so only it shows a total. */
export function startBasket(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-add]")];
  const [first] = links;
  if (!first) return;
  const isCard = document.querySelector("#products") !== null;
  if (isCard) narrowBasket(links.map(({ dataset }) => dataset.add));
  for (const link of links) addStepper(link);
  addBar(isCard ? links : [], first);
}

function addStepper(link: HTMLAnchorElement): void {
  const id = link.dataset.add ?? "";
  const name = document.getElementById(`p${id}`)?.textContent ?? "";
  const count = document.createElement("output");
  const { stepper, more } = createStepper(name, change);
  more.before(count);
  link.after(stepper);
  link.textContent = t("card.basket.add");
  link.onclick = (event) => {
    event.preventDefault();
    change(1);
  };

  function change(by: number): void {
    putIntoBasket(id, (quantityOf(id) ?? 0) + by);
    // The pressed button may be gone.
    if (!quantityOf(id)) link.focus();
    else if (by > 0) more.focus();
  }
  followBasket(() => {
    const quantity = quantityOf(id) ?? 0;
    link.hidden = quantity > 0;
    stepper.hidden = quantity === 0;
    count.textContent = String(quantity);
  });
}

/** The caller puts the count between the buttons. */
function createStepper(name: string, change: (by: number) => void) {
  const stepper = document.createElement("span");
  const [less, more] = ([-1, 1] as const).map((by) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = by > 0 ? "+" : "−";
    button.ariaLabel = t(by > 0 ? "card.basket.more" : "card.basket.less", { name });
    button.onclick = () => change(by);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  stepper.className = "stepper";
  stepper.append(less, more);
  return { stepper, more };
}

function addBar(links: readonly HTMLAnchorElement[], { href, dataset }: HTMLAnchorElement): void {
  const bar = document.createElement("a");
  bar.className = "button button-primary basket";
  // All of the basket, and not the one product.
  const order = new URL(href);
  order.searchParams.delete("product");
  bar.href = order.pathname + order.search;
  bar.dataset.form = "";
  document.querySelector(".reach")?.prepend(bar);
  followBasket(() => {
    const lines = links.map(({ dataset: { add = "", price = null } }) => ({ price, quantity: quantityOf(add) ?? 0 }));
    const wanted = lines.filter(({ quantity }) => quantity > 0);
    const count = countBasket();
    const texts = [counted("card.basket.items", count), formatSum(wanted, dataset.currency), t("card.basket.view")];
    bar.textContent = texts
      .flatMap((text) => text || [])
      .map(isolated)
      .join(" · ");
    bar.hidden = count === 0;
  });
}

/** Syncs the order form with the basket and adds up. @returns what to do after the form in `part` was sent */
export function startOrder(part: Element): (answer: unknown, values: Record<string, unknown>) => void {
  const order = part.querySelector<HTMLElement>("[data-order]");
  const { currency = "" } = order?.dataset ?? {};
  order?.addEventListener("input", ({ target }) => {
    const input = target as HTMLInputElement;
    putIntoBasket(idOf(input), typedIn(input));
    addUp(order);
  });
  if (order) startLines(order);
  return (answer, values) => {
    if (!order) return;
    narrowBasket([]);
    const sender = [values.name, values.phone, values.message].filter(Boolean).map(String);
    const text = formatOrder(t, answer as SentLead, currency, sender);
    const shown = part.querySelector<HTMLElement>("[data-order-text]");
    if (shown) {
      shown.textContent = text;
      shown.hidden = false;
    }
    const link = part.querySelector<HTMLAnchorElement>("a[data-order-chat]");
    if (!link) return;
    const address = new URL(link.href);
    address.searchParams.set("text", text);
    link.href = address.href;
  };
}

/** Adds steppers to the lines, and a button for products that are not in the basket. */
function startLines(order: HTMLElement): void {
  for (const input of inputsOf(order)) {
    const name = input.labels?.[0]?.firstElementChild?.textContent ?? "";
    const { stepper, more } = createStepper(name, (by) => {
      input.value = String(Math.min(Math.max(typedIn(input) + by, 0), leadLimits.quantity));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    input.before(stepper);
    more.before(input);
  }
  order.querySelector("[data-more]")?.addEventListener("click", () => {
    const [first] = narrowLines(order, false);
    first?.querySelector("button:last-child")?.closest("button")?.focus();
  });
}

/** Shows only the basket, or all products. @returns newly shown lines */
function narrowLines(order: HTMLElement, isNarrow: boolean): HTMLElement[] {
  const lines = [...order.querySelectorAll("li")];
  const former = lines.filter(({ hidden }) => hidden);
  for (const line of lines) line.hidden = isNarrow && !inputsOf(line).some((input) => typedIn(input) > 0);
  const more = order.querySelector<HTMLElement>("[data-more]");
  if (more) more.hidden = lines.every(({ hidden }) => !hidden);
  return former.filter(({ hidden }) => !hidden);
}

/** Called each time the form opens. */
export function fillOrder(part: Element): void {
  const order = part.querySelector<HTMLElement>("[data-order]");
  if (!order) return;
  for (const input of inputsOf(order)) {
    const quantity = quantityOf(idOf(input)) ?? Number(input.defaultValue);
    input.value = String(quantity);
    putIntoBasket(idOf(input), quantity);
  }
  narrowLines(order, countBasket() > 0);
  addUp(order);
}

function addUp(order: HTMLElement): void {
  const lines = inputsOf(order).map((input) => {
    const quantity = typedIn(input);
    return { price: quantity > 0 ? (input.dataset.price ?? null) : null, quantity };
  });
  const total = order.querySelector("[data-total]");
  const sum = formatSum(lines, order.dataset.currency);
  if (total) total.textContent = sum && t("format.order.total", { sum });
}

/** Null if no line has a price. */
function formatSum(lines: readonly Line[], currency = ""): string | null {
  return formatTotal({ items: lines as SentLead["items"], total: sumOf(lines) }, currency);
}

/** 0 for what is no number. */
function typedIn({ value }: HTMLInputElement): number {
  return Math.floor(Number(digitsInAscii(value))) || 0;
}

function inputsOf(order: HTMLElement): HTMLInputElement[] {
  return [...order.querySelectorAll("input")];
}

function idOf({ name }: HTMLInputElement): string {
  return name.replace("items.", "");
}
