import { z } from "zod";
import { booleanSchema, daySchema, oneLineText, optionalText, requiredLine } from "../fields";
import * as fieldMessages from "../messages";
import { textsField } from "../texts";
import * as productMessages from "./messages/product";
import { priceSchema, readPrice, writePrice } from "./price";
import { productLimits } from "./values";

/** The day, or null; empty is none. */
const offerUntilSchema = z.union([z.literal("").transform(() => null), daySchema.nullable()], {
  error: fieldMessages.dayInvalid,
});

/*
 * The table of what a client says of a product, apart from its pictures. Each field says what a write carries (`sent`) and
 * with what a new product begins (`created`), what an answer has (`answer`), how tables and forms write it (`kind`), and
 * how its column keeps it, where that is not as it stands (`column`).
 */

function text(sent: z.ZodType<string, string>) {
  return { sent, created: sent.default(""), answer: z.string().nullish(), kind: "text" as const };
}

const yes = {
  sent: booleanSchema,
  created: booleanSchema.default(false),
  answer: z.boolean().nullish(),
  kind: "yes" as const,
};

function price<C extends string>(name: C) {
  return {
    sent: priceSchema,
    created: priceSchema.default(null),
    answer: z.string().nullish(),
    kind: "price" as const,
    column: { name, write: writePrice, read: readPrice },
  };
}

const name = requiredLine(productLimits.name, productMessages.nameRequired);
const description = optionalText(productLimits.description);
const unit = oneLineText(productLimits.unit);
const category = oneLineText(productLimits.category);

/** What may be said in other languages too. */
export const productTexts = { name, description, unit, category };
const texts = textsField(productTexts);

export const productFields = {
  name: { sent: name, created: name, answer: z.string(), kind: "text" as const },
  description: { ...text(description), answer: z.string() },
  /** Decimal text with two digits, or three in currencies that have thousandths, or null: contact for price. */
  price: { ...price("price_thousandths"), answer: z.string().nullable() },
  /**
   * What it cost before. With both prices the product is on offer, until the end of `offer_until` by the company's own
   * clock, or for good without such a day. Then the provider takes the offer back: `price` is the old price again, and
   * there is neither an old price nor a day.
   */
  old_price: price("old_price_thousandths"),
  offer_until: {
    sent: offerUntilSchema,
    created: offerUntilSchema.default(null),
    answer: z.string().nullish(),
    kind: "day" as const,
  },
  /** What the price is for: "per kg". */
  unit: text(unit),
  category: text(category),
  /** It stays on the card and cannot be ordered. */
  is_sold_out: yes,
  /** It comes before the others. */
  is_featured: yes,
  texts: { ...texts, created: texts.sent.default(null), kind: "texts" as const },
};
export type ProductFieldName = keyof typeof productFields;
export const productFieldNames = Object.keys(productFields) as ProductFieldName[];
