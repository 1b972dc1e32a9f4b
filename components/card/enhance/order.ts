import { countBasket, followBasket, narrowBasket, putIntoBasket, quantityOf } from "@/lib/browser/basket";
import type { SentLead } from "@/lib/contract/lead";
import { sumOf } from "@/lib/contract/money";
import { amount } from "@/lib/contract/notification-texts";
import { formatOrder, formatTotal } from "@/lib/format/order";

type Line = { price: string | null; quantity: number };

/**
 * Lets what is for sale be put into the basket, each by a link `data-add`, and shows what is in it on a bar. The card
 * alone knows all that is for sale, and so what everything comes to.
 */
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
  const stepper = document.createElement("span");
  const count = document.createElement("output");
  const [less, more] = (["−", "+"] as const).map((sign) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.ariaLabel = `${sign === "+" ? "One more" : "One less"} ${name}`;
    button.onclick = () => change(sign === "+" ? 1 : -1);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  stepper.className = "stepper";
  stepper.append(less, count, more);
  link.after(stepper);
  link.textContent = "Add";
  link.onclick = (event) => {
    event.preventDefault();
    change(1);
  };

  function change(by: number): void {
    putIntoBasket(id, (quantityOf(id) ?? 0) + by);
    // What was pressed may have gone.
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

/** Opens the order, as every link to a form does. */
function addBar(links: readonly HTMLAnchorElement[], { pathname, dataset }: HTMLAnchorElement): void {
  const bar = document.createElement("a");
  bar.className = "button button-primary basket";
  bar.href = pathname;
  bar.dataset.form = "";
  document.querySelector(".reach")?.prepend(bar);
  followBasket(() => {
    const lines = links.map(({ dataset: { add = "", price = null } }) => ({ price, quantity: quantityOf(add) ?? 0 }));
    const wanted = lines.filter(({ quantity }) => quantity > 0);
    const count = countBasket();
    const texts = [amount(count, "item"), formatSum(wanted, dataset.currency), "View order"];
    bar.textContent = texts.filter(Boolean).join(" · ");
    bar.hidden = count === 0;
  });
}

/**
 * Keeps an order's form and the basket alike, and adds up while somebody types. @returns what is to happen once the form
 * in `part` was sent
 */
export function startOrder(part: Element): (answer: unknown, values: Record<string, unknown>) => void {
  const order = part.querySelector<HTMLElement>("[data-order]");
  const { currency = "" } = order?.dataset ?? {};
  order?.addEventListener("input", ({ target }) => {
    const input = target as HTMLInputElement;
    putIntoBasket(idOf(input), input.valueAsNumber);
    addUp(order);
  });
  return (answer, { name, phone }) => {
    if (!order) return;
    narrowBasket([]);
    const link = part.querySelector<HTMLAnchorElement>("a[data-order-chat]");
    if (!link) return;
    const address = new URL(link.href);
    address.searchParams.set("text", formatOrder(answer as SentLead, currency, [String(name), String(phone)]));
    link.href = address.href;
  };
}

/** Puts what is in the basket into the form, each time it is opened. */
export function fillOrder(part: Element): void {
  const order = part.querySelector<HTMLElement>("[data-order]");
  if (!order) return;
  for (const input of inputsOf(order)) {
    const quantity = quantityOf(idOf(input)) ?? Number(input.defaultValue);
    input.value = String(quantity);
    putIntoBasket(idOf(input), quantity);
  }
  addUp(order);
}

function addUp(order: HTMLElement): void {
  const lines = inputsOf(order).map(({ valueAsNumber, dataset: { price = null } }) => ({
    price: valueAsNumber >= 1 ? price : null,
    quantity: Math.floor(valueAsNumber) || 0,
  }));
  const total = order.querySelector("[data-total]");
  const sum = formatSum(lines, order.dataset.currency);
  if (total) total.textContent = sum && `Total: ${sum}`;
}

/** What lines come to, as a price; null where none has one. */
function formatSum(lines: readonly Line[], currency = ""): string | null {
  return formatTotal({ items: lines as SentLead["items"], total: sumOf(lines) }, currency);
}

function inputsOf(order: HTMLElement): HTMLInputElement[] {
  return [...order.querySelectorAll("input")];
}

function idOf({ name }: HTMLInputElement): string {
  return name.replace("items.", "");
}
