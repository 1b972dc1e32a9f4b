import { inflateSync, constants as zlib } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";

export type PdfVerdict = "clean" | "encrypted" | "active" | "unreadable";

/** Names by which a document runs something or carries files, as key or value anywhere in it. */
const activeNames = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "SubmitForm",
  "ImportData",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "RichMedia",
  "XFA",
]);

/** Bytes that all object streams of a document may unpack to. */
const unpackedBytes = 32 * 1024 * 1024;

/** Judges a whole document. Meant for a thread of its own: a hostile file may take any time and memory. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const parser = new InspectingParser(bytes);
  let hasPages = false;
  try {
    const context = await parser.parseDocument();
    const { Encrypt, Root } = context.trailerInfo;
    if (Encrypt) return "encrypted";
    const catalog = Root instanceof PDFRef ? context.lookup(Root) : undefined;
    hasPages = catalog instanceof PDFDict && catalog.lookup(PDFName.of("Pages")) instanceof PDFDict;
  } catch {
    // Falls through: what was found before the parser gave up still counts.
  }
  const { findings } = parser;
  if (findings.has("encrypted")) return "encrypted";
  if (findings.has("active") || hasHiddenAction(bytes)) return "active";
  return findings.has("unreadable") || !hasPages ? "unreadable" : "clean";
}

/**
 * Looks at every object as it is read. A file may define one object several times, and the parser keeps the last where
 * a viewer may take another, so the finished document would not show all.
 */
class InspectingParser extends PDFParser {
  readonly findings = new Set<PdfVerdict>();
  #unpacked = 0;

  constructor(bytes: Uint8Array) {
    super(bytes);
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (ref, object) => {
      this.#inspect(object);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const type = object.dict.get(PDFName.of("Type"));
    if (type === PDFName.of("XRef") && object.dict.has(PDFName.of("Encrypt"))) this.findings.add("encrypted");
    const unpacks = type === PDFName.of("ObjStm") || type === PDFName.of("XRef");
    if (!unpacks || this.#unpacksWithinBounds(object)) return object;
    this.findings.add("unreadable");
    return object.dict;
  }

  /** The parser unpacks these streams without a bound, outside the memory that a thread's limit counts. */
  #unpacksWithinBounds({ dict, contents }: PDFRawStream): boolean {
    const filter = dict.get(PDFName.of("Filter"));
    const [only, ...more] = filter instanceof PDFArray ? filter.asArray() : [filter];
    if (only === undefined) return true;
    if (only !== PDFName.FlateDecode || more.length > 0) return false;
    try {
      const maxOutputLength = unpackedBytes - this.#unpacked;
      this.#unpacked += inflateSync(contents, { maxOutputLength, finishFlush: zlib.Z_SYNC_FLUSH }).length;
      return true;
    } catch {
      return false;
    }
  }

  #inspect(root: PDFObject): void {
    const pending: PDFObject[] = [root];
    for (let object = pending.pop(); object; object = pending.pop()) {
      if (object instanceof PDFName) this.#inspectName(object);
      else if (object instanceof PDFArray) for (const item of object.asArray()) pending.push(item);
      else if (object instanceof PDFDict) this.#inspectDict(object, pending);
      else if (object instanceof PDFStream) pending.push(object.dict);
      else if (object instanceof PDFInvalidObject) this.#inspectInvalid(object);
    }
  }

  #inspectDict(dict: PDFDict, pending: PDFObject[]): void {
    for (const [key, value] of dict.entries()) pending.push(key, value);
    // "EF" alone is too short to mean much; beside a file name it is an attachment.
    const has = (key: string) => dict.has(PDFName.of(key));
    if (has("EF") && (has("F") || has("UF"))) this.findings.add("active");
  }

  #inspectName(name: PDFName): void {
    if (activeNames.has(decodeNames(name.decodeText()))) this.findings.add("active");
  }

  /** Small flaws are common and viewers forgive them, so what the parser cannot read is searched as text. */
  #inspectInvalid(object: PDFInvalidObject): void {
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    const text = decodeNames(Buffer.from(bytes).toString("latin1"));
    for (const [, name = ""] of text.matchAll(/\/([A-Za-z]+)/g)) {
      if (activeNames.has(name)) this.findings.add("active");
      if (name === "ObjStm") this.findings.add("unreadable");
    }
  }
}

/**
 * An action anywhere in the raw bytes. The cross-reference table may point into what reads as the middle of a stream
 * or as rubbish between objects, where the parser does not look.
 */
function hasHiddenAction(bytes: Uint8Array): boolean {
  const text = decodeNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"));
  return /\/S[\s\0]*\/(JavaScript|Launch|SubmitForm|ImportData)(?![A-Za-z])/.test(text);
}

/** `/J#61vaScript` is `/JavaScript`. */
function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
