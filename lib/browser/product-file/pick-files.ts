import { imageExtensions } from "@/lib/contract/files-basics";
import { productFileLimits } from "@/lib/contract/limits/file";
import * as productFileMessages from "@/lib/contract/messages/product-file";
import { TableError } from "../read-table";

/** A table of products, and the pictures that came with it, by their names in small letters. */
export type PickedFiles = { table: File; pictures: ReadonlyMap<string, File> };

const { bytes, unpacked, entry, entries } = productFileLimits;

/** What was picked: a table alone or with pictures, or a ZIP file of both. @throws TableError */
export async function sortFiles(picked: readonly File[]): Promise<PickedFiles> {
  if (picked.reduce((sum, { size }) => sum + size, 0) > bytes) throw new TableError(productFileMessages.tooLarge);
  const files: File[] = [];
  for (const file of picked) files.push(...(hasEnding(file.name, [".zip"]) ? await unpack(file) : [file]));
  const tables = files.filter(({ name }) => hasEnding(name, [".csv"]));
  const [table] = tables;
  if (!table) throw new TableError(files.length > 0 ? productFileMessages.noTable : productFileMessages.kinds);
  if (tables.length > 1) throw new TableError(productFileMessages.manyTables);
  const pictures = files.filter(({ name }) => hasEnding(name, pictureEndings));
  return { table, pictures: new Map(pictures.map((file) => [fold(file.name), file])) };
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
async function unpack(zip: File): Promise<File[]> {
  const { unzipSync } = await import("fflate");
  let count = 0;
  let size = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    count += 1;
    const wanted = !isHidden(name) && hasEnding(name, [".csv", ...pictureEndings]) && originalSize <= entry;
    if (wanted) size += originalSize;
    // What says that it is larger than it may be is not unpacked at all.
    if (count > entries || size > unpacked) throw new TableError(tooMuch(count));
    return wanted;
  };
  try {
    const content = unzipSync(new Uint8Array(await zip.arrayBuffer()), { filter: isWanted });
    return Object.entries(content).map(
      ([path, data]) => new File([data as BlobPart], path.split("/").at(-1) ?? path, { type: typeOf(path) }),
    );
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(productFileMessages.damaged);
  }
}

function tooMuch(count: number): string {
  return count > entries ? productFileMessages.tooMany : productFileMessages.tooLarge;
}

/** What a Mac puts beside each file, and what begins with a dot. */
function isHidden(path: string): boolean {
  return path.startsWith("__MACOSX/") || path.split("/").some((part) => part.startsWith("."));
}

function typeOf(path: string): string {
  const ending = path.toLowerCase().split(".").at(-1) ?? "";
  if (ending === "csv") return "text/csv";
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}
