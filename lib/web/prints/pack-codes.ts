import { strToU8, Zip, ZipDeflate } from "fflate";
import { type CodeMark, codesMarked } from "../../drawing/qr-code";

type Code = { id: number; name: string; link: string };

/** A ZIP file of a picture for each, piece by piece. */
export async function* packCodes(codes: readonly Code[], mark: CodeMark): AsyncGenerator<Uint8Array> {
  const draw = await codesMarked(mark);
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const code of codes) {
    const picture = new ZipDeflate(fileName(code));
    zip.add(picture);
    picture.push(strToU8(draw(code.link)), true);
    yield Buffer.concat(pieces);
    pieces = [];
  }
  zip.end();
  yield Buffer.concat(pieces);
}

/** File systems take 255 bytes, and a letter may be four. */
const longest = 60;

/** `ravi-kumar-12.svg`, in the script of the name: letters and digits alone, so that every system takes it. */
export function fileName({ id, name }: Omit<Code, "link">): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const letters = [...(words?.join("-") ?? "")].slice(0, longest).join("");
  return `${[letters, id].filter(Boolean).join("-")}.svg`;
}
