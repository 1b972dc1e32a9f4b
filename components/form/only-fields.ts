import type { z } from "zod";

/** Checks and sends only these fields of a larger form. */
export function onlyFields<I, O>(schema: z.ZodObject, fields: readonly (keyof I & string)[]): z.ZodType<O, I> {
  const mask: Record<string, true> = Object.fromEntries(fields.map((field) => [field, true]));
  return schema.pick(mask) as unknown as z.ZodType<O, I>;
}
