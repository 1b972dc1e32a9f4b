import { deflateSync } from "node:zlib";
import type { PdfVerdict } from "@/provider/media/pdf/inspection";
import { catalog, flate, flateStream, hex, type Packing, packLzw, pages, writePackedPdf, writePdf } from "./documents";

export const script = String.raw`<</S/JavaScript/JS(app.alert\(1\))>>`;

type Hostile = [what: string, pdf: Buffer, verdict?: PdfVerdict];

/** A document that runs `action` when it is opened. */
const opening = (action: string) => writePdf([catalog("/OpenAction 3 0 R"), pages, action]);
/** The same with the action in an object stream. */
const packed = (action: string, options?: Parameters<typeof writePackedPdf>[1]) =>
  writePackedPdf([action], { plain: [catalog("/OpenAction 3 0 R"), pages], ...options });
const link = (uri: string) => opening(`<</S/URI/URI${uri}>>`);

const mangle = (from: string | RegExp, to: string) => ({ change: (head: string) => head.replace(from, to) });
const abbreviated: Packing = (content) => ({ entries: "/F/Fl", bytes: deflateSync(content) });
const plain: Packing = (content) => ({ entries: "", bytes: content });
const hidden: Packing = (content) => ({ entries: "/F/ASCIIHexDecode", bytes: content });
const twice: Packing = (content) => ({
  entries: "/Filter[/ASCIIHexDecode/FlateDecode]",
  bytes: hex(deflateSync(content)).bytes,
});

const manyTimes: Packing = (content) => ({
  entries: `/Filter[${"/FlateDecode".repeat(5)}]`,
  bytes: deflateTimes(content, 5),
});
const deflateTimes = (content: Buffer, times: number): Buffer =>
  times > 0 ? deflateTimes(deflateSync(content), times - 1) : content;

/** `EarlyChange 2` is ambiguous: some readers use the number, others treat it as 1. */
const growing: Packing = (content) => ({
  entries: "/Filter/LZWDecode/DecodeParms<</EarlyChange 2>>",
  bytes: packLzw(content, 2),
});
const replaced = (pdf: Buffer, from: string, to: string) =>
  Buffer.from(pdf.toString("latin1").replace(from, to), "latin1");

/** The object's number is too far from "obj" to be found; some readers do without `/First`. */
const behindComment = replaced(
  packed("<<>>", { type: "", ...mangle(/\/First \d+/, "") }),
  "4 0 obj",
  `4 %${"x".repeat(300)}\n0 obj`,
);

/** Object streams that not every reader recognizes. */
export const hostileContainers: Hostile[] = [
  ["a script in an object stream without a type", packed(script, { type: "" })],
  ["a script in an object stream of another type", packed(script, { type: "/Type/XObject/Subtype/Image" })],
  ["a script in an object stream with an escaped type", packed(script, { type: "/Type/Obj#53tm" }), "unreadable"],
  ["a script behind two filters", packed(script, { type: "", packing: twice })],
  ["a script in hexadecimal digits", packed(script, { packing: hex })],
  ["a script under a filter by another name", packed(script, { type: "", packing: abbreviated }), "unreadable"],
  ["a script in an object stream said to be empty", packed(script, { type: "", ...mangle(/Length \d+/, "Length 0") })],
  ["an object stream that does not say how many", packed(script, { type: "", ...mangle(/\/N \d/, "") }), "unreadable"],
  [
    "an object stream that does not say where",
    packed(script, { type: "", ...mangle(/\/First \d+/, "") }),
    "unreadable",
  ],
  ["an object stream that says it twice", packed(script, mangle("/N", "/N 0/N")), "unreadable"],
  [
    "an object stream with a flaw in its dictionary",
    packed(script, { type: "", ...mangle("/N", ") /N") }),
    "unreadable",
  ],
  [
    "an object stream without a line's end",
    packed(script, { type: "", ...mangle("stream\n", "stream\r") }),
    "unreadable",
  ],
  [
    "an object stream after more than a line's end",
    packed("<<>>", { packing: plain, ...mangle("stream\n", "stream \n") }),
    "unreadable",
  ],
  ["an object stream whose places run into its objects", packed(script, mangle(/First \d+/, "First 1")), "unreadable"],
  ["an object stream with a filter that only some see", packed("<<>>", { packing: hidden }), "unreadable"],
  [
    "a script in an object stream that nothing names",
    writePdf([catalog(), pages, flateStream("/N 1/First 4", `9 0 ${script}`)]),
  ],
  ["an object stream behind a long comment", behindComment, "unreadable"],
  ["an object stream behind many filters", packed("<<>>", { packing: manyTimes }), "unreadable"],
  [
    "an object stream with a number that some cut",
    writePdf([catalog(), pages, flateStream("/Type/XRef/Size 1/W[1 5 1]", Buffer.from([2, 1, 0, 0, 0, 9, 0]))]),
    "unreadable",
  ],
  [
    "references that nobody can unpack",
    packed("<<>>", { type: "", changeReferences: (head) => head.replace("Flate", "Brotli") }),
    "unreadable",
  ],
  [
    "references in a stream without a type, to an object stream that hides its keys",
    packed(script, {
      ...mangle(/\/First \d+/, ""),
      type: "",
      changeReferences: (head) => head.replace("/Type/XRef", ""),
    }),
    "unreadable",
  ],
  ["a stream within an object stream", packed("<</Length 1>> stream\nx\nendstream"), "unreadable"],
  [
    "a script between the places of an object stream",
    writePackedPdf([catalog("/OpenAction 3 0 R"), `${pages} ${script}`, "<<>>"]),
  ],
  ["an object stream whose number only pdf.js reads", replaced(packed(script), "4 0 obj", "4 0-obj"), "unreadable"],
  [
    "a link that nothing ends in an object stream",
    writePackedPdf(["(javascript:x"], { plain: [catalog("/OpenAction 3 0 R"), pages, "<</S/URI/URI 4 0 R>>"] }),
    "unreadable",
  ],
  [
    "a link that runs on past its object stream",
    replaced(
      writePackedPdf(["<</S/URI/X["], { plain: [catalog("/OpenAction 3 0 R"), pages], packing: plain }),
      "endstream",
      "endstream ]/URI(javascript:x)>>",
    ),
    "unreadable",
  ],
  [
    "a link that some end where the next object begins",
    writePdf([
      catalog(),
      pages,
      flateStream("/Type/ObjStm/N 2/First 10", "8 0 9 14  (http:// 1 %@x.de)\n"),
      "<</S/URI/URI 8 0 R>>",
    ]),
    "unreadable",
  ],
  [
    "a link whose number only references tell",
    writePackedPdf(["(setup.exe) "], {
      plain: [catalog(), pages, "<</S/URI/URI 4 0 R>>"],
      packing: (content) => flate(replaced(content, "4 0", "9 0")),
    }),
    "unreadable",
  ],
  [
    "an object stream with a flaw that says only how many",
    packed(script, { type: "", ...mangle(/First \d+/, "First1]") }),
    "unreadable",
  ],
  [
    "an object stream with a flaw in which another object begins",
    packed(script, mangle("/Length", "/X 9 0 obj\n<</Length")),
    "unreadable",
  ],
  [
    "references with a flaw to an object stream without a type",
    packed(script, {
      ...mangle(/\/First \d+/, ""),
      type: "",
      changeReferences: (head) => head.replace(/\/Type\/XRef\/Size (\d+)/, "/Index[0 $1] ) "),
    }),
    "unreadable",
  ],
  ["an object stream with codes that grow at odd places", packed("<<>>", { packing: growing }), "unreadable"],
  [
    "a script in an object stream that only an older version names",
    Buffer.concat([packed(script, { type: "" }), writePdf([catalog(), pages])]),
  ],
];

/** Every action except turning the page, in every place where one may stand. */
export const hostileActions: Hostile[] = [
  ["a form sent away", opening("<</S/SubmitForm/F(https://example.com)>>")],
  ["data taken in", opening("<</S/ImportData/F(x.fdf)>>")],
  ["a program", opening("<</S/Launch/Win<</F(cmd.exe)/P(/c calc)>>>>")],
  ["a rendition", opening("<</S/Rendition/OP 0/R<</S/MR>>>>")],
  ["a film", writePdf([catalog(), pages, "<</Type/Annot/Subtype/Movie/Movie<<>>/A true>>"])],
  ["a sound", opening("<</S/Sound/Sound 4 0 R>>")],
  ["rich media set off", opening("<</S/RichMediaExecute/TA 4 0 R>>")],
  ["a scene with a script", writePdf([catalog(), pages, flateStream("/Type/3D/OnInstantiate 5 0 R", "x")])],
  ["a form with a program of its own", writePdf([catalog("/AcroForm<</#58FA 3 0 R>>"), pages, "<<>>"])],
  ["an attachment without a name in common systems", writePdf([catalog(), pages, "<</Type/Filespec/EF<</F 4 0 R>>>>"])],
  ["a file beside its name", writePdf([catalog(), pages, "<</UF(tool.exe)/EF<</UF 4 0 R>>>>"])],
  ["a document on another machine", opening(String.raw`<</S/GoToR/F(\\\\host\\share\\x.pdf)/D[0/Fit]>>`), "linked"],
  ["a document beside this one", opening("<</S/GoToR/F(other.pdf)/D[0/Fit]>>"), "linked"],
  ["an embedded document", opening("<</S/GoToE/T<</R/C/N(x)>>>>"), "linked"],
  ["a thread of another document", opening("<</S/Thread/F(other.pdf)/D 0>>"), "linked"],
  ["data in another file", writePdf([catalog(), pages, flateStream(String.raw`/F(\\\\host\\x)`, "x")]), "linked"],
  ["a file's name by reference", writePdf([catalog(), pages, "<</Ref<</F 4 0 R>>>>", "(other.pdf)"]), "linked"],
  ["a script when a page is opened", writePdf([catalog(), pages, `<</Type/Page/AA<</O${script}>>>>`])],
  ["a script on a link", writePdf([catalog(), pages, `<</Type/Annot/Subtype/Link/PA${script}>>`])],
  ["a script in the outlines", writePdf([catalog(), pages, `<</Title(x)/A ${script}>>`])],
  ["a script in a tree of names", writePdf([catalog("/Names<</Dests<</Names[(x)3 0 R]>>>>"), pages, script])],
  ["a script after other actions", opening(`<</S/GoTo/D[2 0 R]/Next[<</S/Named/N/NextPage/Next ${script}>>]>>`)],
  ["a script of a form field", packed("<</FT/Tx/T(x)/AA<</C<</S/JavaScript/JS 9 0 R>>>>>>")],
];

/** Links to anything but a web page, an email or a phone call, however they are written. */
export const hostileLinks: Hostile[] = [
  ["a script", link("(javascript:alert\\(1\\))"), "linked"],
  ["a script in other letters", link("(JaVaScRiPt:alert)"), "linked"],
  ["a script after spaces", link("( \t\r\njava\\\nscript:alert)"), "linked"],
  ["a script in octal digits", link("(\\152avascript:alert)"), "linked"],
  ["a script in hexadecimal digits", link(`<${Buffer.from("javascript:alert").toString("hex")}>`), "linked"],
  ["a script among signs that are no digits", link(`<6G${Buffer.from("https://x").toString("hex")}>`), "linked"],
  [
    "a script in two bytes a letter",
    link(`<feff${Buffer.from("javascript:x", "utf16le").swap16().toString("hex")}>`),
    "linked",
  ],
  ["a script in UTF-8", link("(\\357\\273\\277javascript:x)"), "linked"],
  ["a script by reference", writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "(javascript:x)"]), "linked"],
  [
    "a script by two references",
    writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "5 0 R", "(javascript:x)"]),
    "linked",
  ],
  ["a file by reference", writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "(setup.exe)"]), "linked"],
  [
    "a script by a reference that misses",
    writePdf([catalog(), pages, "<</S/URI/URI 9 0 R>>", "(javascript:x)"]),
    "linked",
  ],
  ["what is a name", opening("<</S/URI/URI/setup.exe>>"), "linked"],
  ["a script under a key that comes twice", opening("<</S/URI/URI(javascript:x)/URI(https://example.com)>>"), "linked"],
  ["a file after a language", link("(\\033https:\\033file:///etc/passwd)"), "linked"],
  ["a name by reference", writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "/setup.exe"]), "linked"],
  ["a file", link("(file:///etc/passwd)"), "linked"],
  ["a file on a drive", link(String.raw`(C:\\Windows\\x.exe)`), "linked"],
  ["a file on another machine", link(String.raw`(\\\\host\\share)`), "linked"],
  ["a file on another machine, by slashes", link("(//host/share)"), "linked"],
  ["a file beside the document", link("(setup.exe)"), "linked"],
  ["data", link("(data:text/html,x)"), "linked"],
  ["another program", link("(ms-settings:x)"), "linked"],
  ["anything, by a base", writePdf([catalog("/URI<</Base(file:///)>>"), pages]), "linked"],
];

/** Syntax that readers interpret differently. */
export const hostileSyntax: Hostile[] = [
  ["a kind after a comment", opening("<</S%x\n/JavaScript/X 1>>")],
  ["a kind by reference", writePdf([catalog(), pages, "<</S 4 0 R>>", "/Movie"])],
  ["a kind that comes twice", opening("<</S/GoToR/S/GoTo/D[2 0 R]>>"), "linked"],
  ["a name that PDFium ends early", opening("<</S/JavaScript\x80/X 1>>")],
  ["a name that MuPDF ends early", opening("<</S/JavaScript#00x>>")],
  ["a name with digits that only PDFium reads", opening("<</S/Java#3Zcript>>")],
  [
    "a key that only looks escaped twice",
    opening("<</S/URI/URI(#)/Next<</U#2352I(x)/S/URI/URI(javascript:x)>>>>"),
    "linked",
  ],
  ["words that run into each other", opening("<</S/URI/X[truefalse/URI(javascript:x)]>>"), "linked"],
  ["arrays too deep for some", opening(`<</S/URI/X${"[".repeat(70)}/URI(javascript:x)${"]".repeat(70)}>>`), "linked"],
  ["spaces that only PDFium sees", opening("<</S/URI/URI\x80\x80(javascript:x)>>"), "linked"],
  ["spaces before a text that only PDFium sees", opening("<</S/URI/URI \x80(javascript:x)>>"), "linked"],
  ["a second object under one number", opening("<<>> <</S/URI/URI(javascript:x)>>"), "linked"],
  ["files in an object with a flaw", opening("<</X ) /Y/EmbeddedFiles>>")],
  ["code in an object with a flaw", opening("<</X ) /JS(app.alert)>>")],
  ["another machine in an object with a flaw", opening(String.raw`<</X ) /F(\\\\host\\x)>>`), "linked"],
  [
    "a reference in an object with a flaw",
    writePdf([catalog(), pages, "<</X ) /URI 4\x800 R>>", "(javascript:x)"]),
    "linked",
  ],
  ["a name for a text in an object with a flaw", opening("<</X ) /S/URI/URI/javascript:x>>"), "linked"],
  ...["4 0R", "4 0-R", "+4 0 R"].map(
    (reference): Hostile => [
      `the reference ${reference}`,
      writePdf([catalog(), pages, `<</S/URI/URI ${reference}>>`, "(setup.exe)"]),
      "linked",
    ],
  ),
  ...["4 0-obj", "4 0e+obj"].map(
    (head): Hostile => [
      `the number of ${head}`,
      replaced(writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "(javascript:x)"]), "4 0 obj", head),
      "linked",
    ],
  ),
  ["a text without its beginning", writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "setup.exe)"]), "linked"],
  ["an attachment in an object with a flaw", writePdf([catalog(), pages, "<</X ) /UF(x)/EF<</UF 4 0 R>>>>"])],
  ["an attachment that cannot be read", writePdf([catalog(), pages, "<</UF(x)/EF<</F 0 4 0 R>>>>"])],
  ["a link that is not closed", opening("<</S/URI/URI(javascript:x>>"), "linked"],
  ["an object that is not closed", opening(`<</X<</S/URI/URI(javascript:x)>>`), "linked"],
  ["a text that is not closed", writePdf([catalog(), pages, "<</S/URI/URI 4 0 R>>", "(javascript:x"]), "linked"],
  ["an object within a text", writePdf([catalog(), pages, `(4 0 obj ${script.replaceAll(/[\\()]/g, "")} endobj)`])],
  ["an object behind comments", writePdf([catalog(), pages, `<<>>\nendobj\n4%x\n0%x\nobj%x\n${script}`])],
  ["an object after the end", Buffer.concat([writePdf([catalog(), pages]), Buffer.from(`9 0 obj ${script} endobj`)])],
  ["an object in a trailer", writePdf([catalog(), pages], `/Root<</OpenAction ${script}>>`)],
];
