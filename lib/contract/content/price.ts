import { z } from "zod";
import { fromThousandths, toThousandths } from "../money";
import { plainNumber } from "../typed-digits";
import * as productMessages from "./messages/product";
import { productLimits } from "./values";

/**
 * A price as typed, with the digits of any script: empty is none; otherwise at most three decimals, of which a currency
 * may allow fewer. Answers decimal text with two digits, or three where the third says something, or null.
 */
export const priceSchema = z
  .union([z.string(), z.number(), z.null()], { error: productMessages.priceInvalid })
  .transform((price) => plainNumber(String(price ?? "")))
  .refine(
    (price) => price === "" || (/^(\d+|\d*\.\d{1,3})$/.test(price) && Number(price) <= productLimits.price),
    productMessages.priceInvalid,
  )
  .transform((price) => (price === "" ? null : fromThousandths(toThousandths(price))));

/** How a column keeps a price: in whole thousandths. */
export function writePrice<P extends string | null>(price: P): P extends null ? null : number;
export function writePrice(price: string | null): number | null {
  return price === null ? null : Number(toThousandths(price));
}

export function readPrice(stored: number | null): string | null {
  return stored === null ? null : fromThousandths(BigInt(stored));
}
