import { z } from "zod";
import { readEmail } from "./email";
import { isRecord, parseJson } from "./json-text";
import * as fieldMessages from "./messages";
import { plainNumber, plainPhone } from "./typed-digits";
import { textLimits } from "./values";
import { parseWebAddress } from "./web-address";

/** Field types that several resources share. */

/** What a table of fields says of each in `key`, by the fields' names. */
export function ofEach<T extends Record<string, Record<K, unknown>>, K extends string>(fields: T, key: K) {
  const found = Object.entries(fields).map(([name, field]) => [name, field[key]]);
  return Object.fromEntries(found) as { [N in keyof T]: T[N][K] };
}

export const emailSchema = z
  .string({ error: fieldMessages.emailRequired })
  .trim()
  .min(1, fieldMessages.emailRequired)
  .max(textLimits.email, fieldMessages.tooLong(textLimits.email))
  .transform((text, context) => {
    const read = readEmail(text);
    if (read !== null && read !== "name") return read.email;
    context.addIssue({
      code: "custom",
      message: read === "name" ? fieldMessages.emailNameInvalid : fieldMessages.emailInvalid,
    });
    return z.NEVER;
  })
  .pipe(z.string().max(textLimits.email, fieldMessages.tooLong(textLimits.email)));

/** The same, or empty. */
export const optionalEmailSchema = z.union([z.string().trim().pipe(z.literal("")), emailSchema]);

/** Digits with the usual separators, in ASCII, or empty. The card parses the dialling code. */
export const phoneSchema = z
  .string()
  .overwrite(plainPhone)
  .max(textLimits.phone, fieldMessages.tooLong(textLimits.phone))
  .regex(/^(\+?[\d\s().-]{4,})?$/, fieldMessages.phoneInvalid)
  .refine((phone) => phone === "" || phone.replace(/\D/g, "").length >= 4, fieldMessages.phoneInvalid);

export const companyNameSchema = requiredLine(textLimits.companyName, fieldMessages.companyNameRequired);

/** An https link in its normal form, or empty. A link typed without a scheme gets `https://`. */
export const linkSchema = linkOf(["https:"], fieldMessages.linkInvalid);

/** A link to any website, or empty; http too, since many a shop has no more. Without a scheme it becomes https. */
export const websiteSchema = linkOf(["https:", "http:"], fieldMessages.websiteInvalid);

/** A required text, joined into one line: a name, a title. */
export function requiredLine(max: number, required: string, tooLong?: string) {
  return z.string({ error: required }).pipe(oneLineText(max, tooLong)).pipe(z.string().min(1, required));
}

/** A required text of several lines. */
export function requiredText(max: number, required: string) {
  return z.string({ error: required }).pipe(optionalText(max)).pipe(z.string().min(1, required));
}

export function optionalText(max: number) {
  return z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(max, fieldMessages.tooLong(max)));
}

export function oneLineText(max: number, tooLong: string = fieldMessages.tooLong(max)) {
  return z
    .string()
    .transform((text) => cleanText(text.replace(directions, "").replace(/[\s\x85]+/g, " ")))
    .pipe(z.string().max(max, tooLong));
}

/** A whole number as typed, in the digits of any script; null or empty unsets it. */
export function wholeSchema(least: number, most: number, invalid: string) {
  return z.union([z.string(), z.number(), z.null()], { error: invalid }).transform((typed, context) => {
    const text = plainNumber(String(typed ?? ""));
    if (text === "") return null;
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });
}

/**
 * An object as a multipart form carries it: JSON text. Null and empty text are null; anything else is refused with
 * `invalid`.
 */
export function jsonObject(invalid: string) {
  return jsonText(z.record(z.string(), z.unknown()), isRecord, invalid);
}

/** The same of a list. */
export function jsonList(invalid: string) {
  return jsonText(z.array(z.unknown()), (value): value is unknown[] => Array.isArray(value), invalid);
}

function jsonText<T>(parsedSchema: z.ZodType<T>, isParsed: (value: unknown) => value is T, invalid: string) {
  return z.union([z.string(), parsedSchema, z.null()], { error: invalid }).transform((value, context) => {
    const parsed = typeof value === "string" ? parseJson(value || "null") : value;
    if (parsed === null || isParsed(parsed)) return parsed;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });
}

/** A true/false that a multipart form sends as text. */
export const booleanSchema = z.union(
  [z.boolean(), z.stringbool({ truthy: ["true", "1", "on", "yes"], falsy: ["false", "0", "off", "no", ""] })],
  { error: fieldMessages.booleanInvalid },
);

/** A time. Other providers may write it with an offset; here it always ends in Z. */
export const timeSchema = z.iso
  .datetime({ offset: true })
  .transform((time) => (time.endsWith("Z") ? time : new Date(time).toISOString()));

/** An answer with only a text for people about what was done. */
export const detailSchema = z.object({ detail: z.string() });

/** A stored picture in one of its widths; `url` is something a browser can open. */
export const pictureSchema = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });
export type Picture = z.infer<typeof pictureSchema>;

function linkOf(protocols: readonly string[], invalid: string) {
  return z
    .string()
    .trim()
    .max(textLimits.link, fieldMessages.tooLong(textLimits.link))
    .transform((text, context) => {
      const address = text === "" ? "" : parseWebAddress(text, protocols);
      // Other scripts become longer.
      const message = address === null ? invalid : fieldMessages.tooLong(textLimits.link);
      if (address !== null && address.length <= textLimits.link) return address;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/**
 * Direction marks, which would reverse the sentence around a name, and the byte order mark U+FEFF. Joiners stay: words in
 * Indian scripts need them.
 */
const directions = /[\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Texts of invisible characters alone: a Hangul filler, an empty Braille cell, joiners. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text says nothing: empty, or of invisible characters alone. */
export function isBlank(text: string): boolean {
  return cleanText(text) === "";
}

/**
 * Line breaks (as "\n") and tabs stay; other control characters and lone surrogates go, since they break headers, vCards
 * and XML. A text of invisible characters becomes empty.
 */
function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\p{Cc}/gu, (character) => ("\n\t".includes(character) ? character : ""))
    .trim();
  return invisible.test(clean) ? "" : clean;
}

/** A day of a company's own calendar, in this century or the next: `2026-11-22`. */
export const daySchema = z.iso.date(fieldMessages.dayInvalid).regex(/^2[01]/, fieldMessages.dayInvalid);
