import { leadLimits } from "../contract/visitors/values";

/** Quantity by product id. */
type Quantities = Record<string, number>;

/** One basket per card, in local storage until the order is sent. */
const key = `basket ${location.pathname.split("/")[1]}`;
let quantities: Quantities = read();
const listeners: (() => void)[] = [];

export function quantityOf(id: string): number | undefined {
  return quantities[id];
}

/** Total quantity. */
export function countBasket(): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

export function putIntoBasket(id: string, quantity: number): void {
  if (quantity >= 1) quantities[id] = Math.min(Math.floor(quantity), leadLimits.quantity);
  else delete quantities[id];
  keep();
}

/** Removes products that are not in `ids`. */
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
    // Storage is blocked: the basket lasts as long as the page.
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
