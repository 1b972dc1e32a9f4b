import { leadLimits } from "../contract/visitors/values";

/** How many of which product, by its id. */
type Quantities = Record<string, number>;

/** What somebody is about to order of the company whose card or form this is; kept in the browser until it is sent. */
const key = `basket ${location.pathname.split("/")[1]}`;
let quantities: Quantities = read();
const listeners: (() => void)[] = [];

export function quantityOf(id: string): number | undefined {
  return quantities[id];
}

/** How many of all products together. */
export function countBasket(): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

export function putIntoBasket(id: string, quantity: number): void {
  if (quantity >= 1) quantities[id] = Math.min(Math.floor(quantity), leadLimits.quantity);
  else delete quantities[id];
  keep();
}

/** Leaves only what is among `ids`. */
export function narrowBasket(ids: readonly (string | undefined)[]): void {
  quantities = Object.fromEntries(Object.entries(quantities).filter(([id]) => ids.includes(id)));
  keep();
}

/** Calls `listener` now and after every change. */
export function followBasket(listener: () => void): void {
  listeners.push(listener);
  listener();
}

function keep(): void {
  try {
    if (Object.keys(quantities).length > 0) localStorage.setItem(key, JSON.stringify(quantities));
    else localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, the basket lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): Quantities {
  try {
    const kept: Quantities = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(kept).filter(([, quantity]) => Number.isSafeInteger(quantity)));
  } catch {
    return {};
  }
}
