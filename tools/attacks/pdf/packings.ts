import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { addPredictor, flate, hex, type Packing, packLzw } from "@/tests/provider/media/pdf/documents";

const under = (entries: string, pack: (content: Buffer) => Buffer): Packing => {
  return (content) => ({ entries, bytes: pack(content) });
};
const toHex = (content: Buffer) => Buffer.from(`${content.toString("hex")}>`);
const padTo = (content: Buffer, columns: number) =>
  Buffer.concat([content, Buffer.alloc((columns - (content.length % columns)) % columns, 0x20)]);
const predict = (content: Buffer) => deflateSync(addPredictor(padTo(content, 7), 7));

/** Filters in forms that some readers find and undo while others do not. */
export const packings: Record<string, Packing> = {
  flate,
  hex,
  nothing: under("", (content) => content),
  lzw: under("/Filter/LZWDecode", (content) => packLzw(content)),
  "late lzw": under("/Filter/LZWDecode/DecodeParms<</EarlyChange 0>>", (content) => packLzw(content, 0)),
  "runs of bytes": under("/Filter/RunLengthDecode", packRuns),
  "two filters": under("/Filter[/ASCIIHexDecode/FlateDecode]", (content) => toHex(deflateSync(content))),
  "one filter in an array": under("/Filter[/FlateDecode]", deflateSync),
  "a filter by reference": under("/Filter 11 0 R", deflateSync),
  "a short name": under("/Filter/Fl", deflateSync),
  "a short key": under("/F/FlateDecode", deflateSync),
  "short names in an array": under("/Filter[/AHx/Fl]", (content) => toHex(deflateSync(content))),
  "an escaped name": under("/Filter/Flate#44ecode", deflateSync),
  "a filter that does nothing": under("/Filter[/Crypt/FlateDecode]/DecodeParms[<</Name/Identity>>null]", deflateSync),
  "deflate twice": under("/Filter[/FlateDecode/FlateDecode]", (content) => deflateSync(deflateSync(content))),
  "rows as in PNG": under("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>", predict),
  "rows by a name": under("/Filter/FlateDecode/DecodeParms<</Predictor 12.0/Columns 7>>", predict),
  "rows in an array": under("/Filter[/FlateDecode]/DecodeParms[<</Predictor 15/Columns 7>>]", predict),
  "rows beside a plain filter": under("/Filter/FlateDecode/DecodeParms[<</Predictor 15/Columns 7>>]", predict),
  "rows under a short key": under("/Filter/FlateDecode/DP<</Predictor 15/Columns 7>>", predict),
  "rows as in TIFF": under("/Filter/FlateDecode/DecodeParms<</Predictor 2/Columns 9999>>", (content) =>
    deflateSync(content.map((byte, index) => byte - (index > 0 ? (content[index - 1] ?? 0) : 0))),
  ),
  "an incomplete row": under("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>", (content) =>
    deflateSync(addPredictor(padTo(content, 7), 7).subarray(0, -3)),
  ),
  "a wrong checksum": under("/Filter/FlateDecode", (content) => {
    const bytes = deflateSync(content);
    return Buffer.concat([bytes.subarray(0, -4), Buffer.from("abcd")]);
  }),
  "no checksum": under("/Filter/FlateDecode", (content) => deflateSync(content).subarray(0, -4)),
  "a cut end": under("/Filter/FlateDecode", (content) => deflateSync(content).subarray(0, -6)),
  "no header of zlib": under("/Filter/FlateDecode", deflateRawSync),
  "a header of gzip": under("/Filter/FlateDecode", gzipSync),
  "a line before the data": under("/Filter/FlateDecode", (content) =>
    Buffer.concat([Buffer.from("\n"), deflateSync(content)]),
  ),
  "two streams after each other": under("/Filter/FlateDecode", (content) =>
    Buffer.concat([deflateSync(Buffer.from("15 0 null ")), deflateSync(content)]),
  ),
  "hex with an odd end": under("/Filter/ASCIIHexDecode", (content) =>
    Buffer.from(
      `${Buffer.concat([content, Buffer.from(" ")])
        .toString("hex")
        .slice(0, -1)}>`,
    ),
  ),
  "hex without an end": under("/Filter/ASCIIHexDecode", (content) => Buffer.from(content.toString("hex"))),
  "an unknown filter": under("/Filter/Unknown", (content) => content),
  "no filter by null": under("/Filter null", (content) => content),
  "no filter by an empty array": under("/Filter[]", (content) => content),
};

function packRuns(content: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += 128) {
    const piece = content.subarray(at, at + 128);
    parts.push(Buffer.from([piece.length - 1]), piece);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
}
