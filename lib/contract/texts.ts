import { z } from "zod";
import { isLanguage, type Language } from "../i18n/languages";
import { isBlank, jsonObject } from "./fields";
import { isRecord } from "./json-text";
import * as fieldMessages from "./messages";

/** What an owner says in other languages than the main one: `{"hi": {"name": "पीतल का दीया"}}`. */
export type Texts<N extends string = string> = { [L in Language]?: { [F in N]?: string } };

/** The texts that may be said in other languages, each with the schema of the main one. */
type Schemas<N extends string> = Record<N, z.ZodType<string, string>>;

/**
 * As a form or an entry of a list has them. Languages and fields that are not known are dropped, and so are empty texts;
 * without any text it is null.
 */
export function textsFormSchema<N extends string>(fields: Schemas<N>) {
  const optional = Object.entries<z.ZodType>(fields).map(([name, field]) => [name, field.optional()]);
  const inOneLanguage = z.object(Object.fromEntries(optional), { error: fieldMessages.textsInvalid });
  const schema = z
    .record(z.string(), z.unknown(), { error: fieldMessages.textsInvalid })
    .nullish()
    .transform((texts) => dropEmpty(texts ?? {}))
    .pipe(z.record(z.string(), inOneLanguage))
    .transform((texts) => (Object.keys(texts).length > 0 ? texts : null));
  return schema as unknown as z.ZodType<Texts<N> | null, Texts<N> | null | undefined>;
}

function dropEmpty(texts: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(texts).flatMap(([language, fields]) => {
    if (!isLanguage(language)) return [];
    if (!isRecord(fields)) return [[language, fields]];
    const said = Object.entries(fields).filter(
      ([, text]) => text !== null && text !== undefined && !(typeof text === "string" && isBlank(text)),
    );
    return said.length > 0 ? [[language, Object.fromEntries(said)]] : [];
  });
  return Object.fromEntries(known);
}

/** Those of an entry in a list, absent without any. */
export function entryTextsSchema<N extends string>(fields: Schemas<N>) {
  const schema = textsFormSchema(fields).transform((texts) => texts ?? undefined);
  return schema.optional() as unknown as z.ZodOptional<z.ZodType<Texts<N>, Texts<N>>>;
}

/** The field of texts in a table of fields: JSON text in writes and columns, an object in answers. */
export function textsField<N extends string>(fields: Schemas<N>) {
  const form = textsFormSchema(fields);
  const named = Object.keys(fields).map((name) => [name, z.string().optional()]);
  const read = z.record(z.string(), z.object(Object.fromEntries(named)));
  return {
    names: Object.keys(fields) as N[],
    sent: jsonObject(fieldMessages.textsInvalid).pipe(
      form as unknown as z.ZodType<Texts<N> | null, Record<string, unknown> | null>,
    ),
    form: form.optional(),
    /** Of whichever provider: fields that are not texts stay out. */
    answer: read.nullish().catch(null) as unknown as z.ZodOptional<z.ZodNullable<z.ZodType<Texts<N>>>>,
    read: form.optional().catch(null),
    empty: null,
    column: {
      write: (texts: Texts<N> | null) => writeTexts(texts),
      read: (stored: string | null) => readTexts<N>(stored),
    },
  };
}

/** As a column keeps them; undefined stays so. */
export function writeTexts<T extends Texts | null | undefined>(texts: T): string | Extract<T, null | undefined> {
  return texts ? JSON.stringify(texts) : (texts as Extract<T, null | undefined>);
}

export function readTexts<N extends string>(stored: string | null): Texts<N> | null {
  return stored === null ? null : JSON.parse(stored);
}
