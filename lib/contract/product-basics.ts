export type Prices = { price?: string | null | undefined; old_price?: string | null | undefined };

/** What a product on offer cost before; null where it is on none. */
export function offeredFrom({ price, old_price }: Prices): string | null {
  return price && old_price ? old_price : null;
}
