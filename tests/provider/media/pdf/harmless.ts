import { deflateSync } from "node:zlib";
import {
  addPredictor,
  catalog,
  flateStream,
  hex,
  type Packing,
  packLzw,
  pages,
  writePackedPdf,
  writePdf,
} from "./documents";

type Harmless = [what: string, pdf: Buffer];

const link = (uri: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/F 4/A<</Type/Action/S/URI/URI${uri}>>>>`;
const plain = writePdf([catalog(), pages, link("(https://example.com)")]);
const changed = (from: string | RegExp, to: string) =>
  Buffer.from(plain.toString("latin1").replace(from, to), "latin1");

export const harmlessLinks = [
  "(http://example.com)",
  "( HTTPS://example.com/JavaScript/Launch?file=data:x#top)",
  "(mailto:office@example.com?subject=Hello)",
  "(tel:+919876543210)",
  "(www.example.com/menu)",
  "(office@example.com)",
  "(#page=2)",
  "()",
  `<${Buffer.from("https://example.com").toString("hex").replace("68", "68\n")}>`,
  `<feff${Buffer.from("https://example.com/é", "utf16le").swap16().toString("hex")}>`,
  `<fffe${Buffer.from("https://example.com", "utf16le").toString("hex")}>`,
  "(\\357\\273\\277https://example.com)",
  "(https://example.com/\\(x\\)\\040y)",
].map((uri): Harmless => [uri, writePdf([catalog(), pages, link(uri)])]);

/** Parameters for predictor and filter as producers write them. */
const predicted: Packing = (content) => {
  const padded = Buffer.concat([content, Buffer.alloc(7 - (content.length % 7), 0x20)]);
  const parameters = "/DecodeParms<</Predictor 12/Columns 7>>";
  return { entries: `/Filter/FlateDecode${parameters}`, bytes: deflateSync(addPredictor(padded, 7)) };
};
const lzw: Packing = (content) => ({ entries: "/Filter/LZWDecode", bytes: packLzw(content) });
const lzwLate: Packing = (content) => ({
  entries: "/Filter[/LZWDecode]/DecodeParms[<</EarlyChange 0>>]",
  bytes: packLzw(content, 0),
});
const base85: Packing = (content) => ({ entries: "/Filter/ASCII85Decode", bytes: toBase85(content) });
const base85Flate: Packing = (content) => ({
  entries: "/Filter[/ASCII85Decode/FlateDecode]/DecodeParms[null null]",
  bytes: toBase85(deflateSync(content)),
});
const unpacked: Packing = (content) => ({ entries: "", bytes: content });

const packedObjects = [
  catalog(),
  pages,
  ...Array.from({ length: 400 }, (_, index) => link(`(https://example.com/${index})`)),
];
export const packings: [what: string, packing: Packing][] = [
  ["deflate over rows", predicted],
  ["hexadecimal digits", hex],
  ["base 85", base85],
  ["deflate in base 85", base85Flate],
  ["LZW", lzw],
  ["LZW with late codes", lzwLate],
  ["no filter", unpacked],
];
export const harmlessPackings = packings.map(
  ([what, packing]): Harmless => [what, writePackedPdf(packedObjects, { packing })],
);

const start = plain.lastIndexOf("xref\n0");
const update = "3 0 obj\n<<>>\nendobj\n";
const updated = (section: string) =>
  Buffer.concat([plain, Buffer.from(`${update}${section}startxref\n${plain.length + update.length}\n%%EOF\n`)]);

/** Sloppy output of producers that readers accept. */
export const harmlessShapes: Harmless[] = [
  [
    "a later version",
    updated(
      `xref\n3 1\n${String(plain.length).padStart(10, "0")} 00000 n \ntrailer\n<</Size 4/Root 1 0 R/Prev ${start}>>\n`,
    ),
  ],
  ["references of both kinds", changed("trailer\n<<", "trailer\n<</XRefStm 9")],
  [
    "references to an object stream that editing has dropped",
    writePdf([catalog(), pages, flateStream("/Type/XRef/Size 1/W[1 1 1]", "\x02\x4d\0")]),
  ],
  [
    "two tables, for the first page and the rest",
    changed(
      "1 0 obj",
      "9 0 obj\n<</Linearized 1/L 999/O 3/E 500/N 1/T 400>>\nendobj\nxref\n9 1\n0000000015 00000 n \ntrailer\n<</Size 10/Root 1 0 R/Prev 400>>\nstartxref\n0\n%%EOF\n1 0 obj",
    ),
  ],
  ["lines that end with a carriage return", changed(/\n/g, "\r")],
  ["lines that end with both", changed(/\n/g, "\r\n")],
  ["words before the header", Buffer.concat([Buffer.from("\ufeff\r\nContent-Type: application/pdf\r\n\r\n"), plain])],
  [
    "comments of a printer's driver",
    changed("1 0 obj", "%%Invocation: gs -sOutputFile=? (C:/x.ps)\n%%+ /Launch\n1 0 obj"),
  ],
  ["no ends of objects", changed(/endobj\n/g, "")],
  ["no table", changed(/xref\n0[^t]*/, "")],
  ["a table that is wrong throughout", changed(/00000 n/g, "00000 f")],
  ["objects on one line", changed(/ obj\n/g, " obj")],
  [
    "flawed numbers",
    writePdf([catalog(), pages, "<</Type/Page/MediaBox[0 0 1.2.3 --5]>>", link("(https://example.com)")]),
  ],
  [
    "a dictionary that is not closed",
    writePdf([catalog(), pages, "<</Type/Page/MediaBox[0 0 9 9]", link("(www.example.com)")]),
  ],
  [
    "an object's beginning within a picture",
    writePdf([
      catalog(),
      pages,
      flateStream("/Subtype/Image", ""),
      "<</Length 12>>\nstream\n\x01 0 obj)(\xff/F(\nendstream",
    ]),
  ],
  [
    "lone texts, as of macOS",
    writePdf([catalog(), pages, "<</Title 4 0 R/CreationDate 5 0 R>>", "(C:\\\\offer.docx)", "(D:20260101000000Z)"]),
  ],
  [
    "a link by reference",
    writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "(https://example.com)", "(Price: list)"]),
  ],
  [
    "destinations within",
    writePdf([catalog("/OpenAction[2 0 R/Fit]"), pages, "<</S/GoTo/D(chapter)/Next<</S/Named/N/Print>>>>"]),
  ],
  [
    "outlines",
    writePdf([
      catalog("/Outlines 3 0 R"),
      pages,
      "<</First 4 0 R/Last 4 0 R/Count 1>>",
      "<</Title(x)/Parent 3 0 R/Dest[2 0 R/Fit]>>",
    ]),
  ],
  [
    "a form without scripts",
    writePdf([
      catalog("/AcroForm<</Fields[3 0 R]/NeedAppearances true>>"),
      pages,
      "<</FT/Tx/T(name)/V(x)/F 4/AA<<>>/AP<</N 2 0 R>>>>",
    ]),
  ],
  [
    "a signature",
    writePdf([catalog(), pages, "<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>/Reason(x)>>"]),
  ],
  [
    "tags, colours, transparency and transitions",
    writePdf([
      catalog("/StructTreeRoot<</RoleMap<</Sound/P>>>>/OutputIntents[<</S/GTS_PDFA1>>]"),
      pages,
      "<</S/Link/Trans<</S/Wipe>>/Group<</S/Transparency>>>>",
      flateStream("/N 3/Alternate/DeviceRGB", "x"),
    ]),
  ],
  [
    "fonts of any name",
    writePdf([
      catalog(),
      pages,
      "<</Font<</Sound 4 0 R/Movie 4 0 R/EF 4 0 R/3D 4 0 R>>>>",
      "<</Subtype/CIDFontType2/W[3 3 278]/BaseFont/A#20B#>>",
    ]),
  ],
];

/** Plain base 85, without the short form for four zeros. */
function toBase85(content: Buffer): Buffer {
  let text = "";
  for (let at = 0; at < content.length; at += 4) {
    const piece = content.subarray(at, at + 4);
    let value = Buffer.concat([piece, Buffer.alloc(4 - piece.length)]).readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = String.fromCharCode((value % 85) + 33);
      value = Math.floor(value / 85);
      return digit;
    });
    text += digits
      .reverse()
      .join("")
      .slice(0, piece.length + 1);
  }
  return Buffer.from(`${text.match(/.{1,60}/g)?.join("\n")}~>`);
}
