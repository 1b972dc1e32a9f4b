import * as productFileMessages from "@/lib/contract/content/messages/product-file";
import { productFileLimits } from "@/lib/contract/content/values";
import { imageExtensions } from "@/lib/contract/values";
import { TableError } from "../cells";

/** A file with the paths that it may have; of one out of a ZIP file, each way to read the bytes of its name. */
export type Picture = { file: File; paths: readonly string[] };

/** A table of products, and the pictures that came with it. */
export type PickedFiles = { table: File; pictures: readonly Picture[] };

const { bytes, unpacked, entry, entries } = productFileLimits;

/** What was picked: a table alone or with pictures, or a ZIP file of both. @throws TableError */
export async function sortFiles(picked: readonly File[]): Promise<PickedFiles> {
  if (picked.reduce((sum, { size }) => sum + size, 0) > bytes) throw new TableError(productFileMessages.tooLarge);
  const files: Picture[] = [];
  for (const file of picked) {
    files.push(...(hasEnding(file.name, [".zip"]) ? await unpack(file) : [{ file, paths: [file.name] }]));
  }
  const tables = files.filter(({ file }) => hasEnding(file.name, [".csv"]));
  const table = tables[0]?.file;
  if (!table) throw new TableError(files.length > 0 ? productFileMessages.noTable : productFileMessages.kinds);
  if (tables.length > 1) throw new TableError(productFileMessages.manyTables);
  return { table, pictures: files.filter(({ file }) => hasEnding(file.name, pictureEndings)) };
}

/** How names of files are told apart: Windows and phones write capitals as they like, Macs accents in two pieces. */
export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

const pictureEndings = [...imageExtensions, ".heic", ".heif"];

function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

/** The tables and pictures of a ZIP file, out of whichever folders they lie in there. */
async function unpack(zip: File): Promise<Picture[]> {
  const { unzipSync } = await import("fflate");
  const names = new Set<string>();
  let count = 0;
  let size = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    count += 1;
    const wanted = !isHidden(name) && hasEnding(name, [".csv", ...pictureEndings]) && originalSize <= entry;
    if (wanted) size += originalSize;
    // Two of one name would be one file, and whose picture that is nobody knows.
    if (wanted && names.has(name)) throw new TableError(productFileMessages.damaged);
    names.add(name);
    // What says that it is larger than it may be is not unpacked at all.
    if (count > entries || size > unpacked) throw new TableError(tooMuch(count));
    return wanted;
  };
  try {
    const content = unzipSync(new Uint8Array(await zip.arrayBuffer()), { filter: isWanted });
    return Object.entries(content).map(([name, data]) => {
      const paths = pathsOf(name);
      const [path = name] = paths;
      return { file: new File([data as BlobPart], baseOf(path), { type: typeOf(path) }), paths };
    });
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(productFileMessages.damaged);
  }
}

function tooMuch(count: number): string {
  return count > entries ? productFileMessages.tooMany : productFileMessages.tooLarge;
}

/** Encodings of names in ZIP files that do not say theirs: Macs write UTF-8, Windows what its country had in DOS. */
const encodings = ["ibm866", "shift_jis", "gb18030", "big5", "euc-kr", "windows-1252"];

/** The upper halves of DOS' tables for America and for Western Europe, which browsers do not know. */
const tables = [
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0",
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
];

/** Each path that a name in a ZIP file may stand for, the likeliest first. The unpacker hands on bytes as U+0000 to U+00FF. */
function pathsOf(name: string): string[] {
  if (!/^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(name)) return [name.replaceAll("\\", "/")];
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  const read = (encoding: string) => {
    try {
      return [new TextDecoder(encoding, { fatal: true }).decode(bytes)];
    } catch {
      return [];
    }
  };
  const spelt = tables.map((table) =>
    name.replace(/[\x80-\xff]/g, (character) => table[character.charCodeAt(0) - 128] ?? character),
  );
  // As UTF-8 hardly anything is taken by chance; a name that says that it is UTF-8 has been read as such.
  const paths = [...read("utf-8"), name, ...spelt, ...encodings.flatMap(read)];
  return [...new Set(paths.map((path) => path.replaceAll("\\", "/")))];
}

/** A file's name without its folders. */
export function baseOf(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

/** What a Mac puts beside each file, and what begins with a dot. */
function isHidden(path: string): boolean {
  const parts = path.split(/[/\\]/);
  return parts.includes("__MACOSX") || parts.some((part) => part.startsWith("."));
}

function typeOf(path: string): string {
  const ending = path.toLowerCase().split(".").at(-1) ?? "";
  if (ending === "csv") return "text/csv";
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}
