import { type GetTextTranslations, po } from "gettext-parser";
import type { Catalog } from "./read";

/** A language as a PO file for translators: the key is the context, the note a comment. */
export function toPo(english: Catalog, own: Catalog, language: string): string {
  const table: GetTextTranslations = {
    charset: "utf-8",
    headers: { Language: language, "Content-Type": "text/plain; charset=utf-8", "MIME-Version": "1.0" },
    translations: {},
  };
  for (const [msgctxt, { text, note }] of english)
    table.translations[msgctxt] = {
      [text]: {
        msgctxt,
        msgid: text,
        msgstr: [own.get(msgctxt)?.text ?? ""],
        ...(note && { comments: { extracted: note } }),
      },
    };
  return po.compile(table, { foldLength: 0 }).toString();
}

/**
 * The texts of such a file by their keys; those that are not translated yet, or whose English has changed since, are left
 * out.
 */
export function fromPo(file: string, english: Catalog): Map<string, string> {
  const found = Object.values(po.parse(file).translations).flatMap((ofContext) => Object.values(ofContext));
  return new Map(
    found.flatMap(({ msgctxt = "", msgid, msgstr: [text = ""] }): [string, string][] =>
      text && english.get(msgctxt)?.text === msgid ? [[msgctxt, text]] : [],
    ),
  );
}
