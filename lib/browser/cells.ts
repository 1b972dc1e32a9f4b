import * as clientFileMessages from "../contract/clients/file-messages";

/** The message is for the user. */
export class TableError extends Error {}

const separators = [",", ";", "\t", "|"];

/**
 * A file of cells, however it was saved, with what may stand between them, the likeliest first. Loads the parser on demand.
 * @throws TableError
 */
export async function openCells(bytes: ArrayBuffer) {
  const { default: papa } = await import("papaparse");
  const { text, separators } = splitOff(decode(bytes));
  return {
    separators,
    /** Its rows that are not empty, `most` of them at most, and the first line whose quotes do not close. */
    parse: (delimiter: string, most = 0) => {
      const { data, errors } = papa.parse<string[]>(text, {
        ...{ delimiter, newline: "\n", preview: most, skipEmptyLines: "greedy" },
      });
      const broken = errors.find(({ type }) => type === "Quotes");
      return { data, brokenAt: broken && (broken.row ?? 0) + 1 };
    },
  };
}

/** UTF-8, or Excel's "Unicode Text": UTF-16 with a BOM. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  try {
    const text = new TextDecoder(encoding || "utf-8", { fatal: true }).decode(bytes);
    // UTF-16 can be valid UTF-8 with NULs.
    if (!text.includes("\0")) return text;
  } catch {}
  throw new TableError(clientFileMessages.tableEncoding);
}

/** Normalises line ends, since files mix them, and lists likely separators, first the one of Excel's "sep=;" line. */
function splitOff(file: string): { text: string; separators: readonly string[] } {
  const text = file.replace(/\r+\n|\r/g, "\n").replace(/^[\uFEFF\n]+/, "");
  const [line, said] = /^"?sep=([^\n])"?[^\n]*\n+/i.exec(text) ?? [];
  if (!line || !said) return { text, separators };
  return { text: text.slice(line.length), separators: [said, ...separators] };
}
