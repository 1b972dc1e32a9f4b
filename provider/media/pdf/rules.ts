import { PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFRef, PDFString } from "@cantoo/pdf-lib";

/** `encrypted`: opens with a password, if only an empty one. `active`: runs something, sends something or carries files. `linked`: leads to other files or programs. */
export type PdfFinding = "encrypted" | "active" | "linked";

/** Names that say so as key or value anywhere in a document. */
const namedFindings = new Map<string, PdfFinding>([
  ["Encrypt", "encrypted"],
  ["JavaScript", "active"],
  ["JS", "active"],
  ["OnInstantiate", "active"],
  ["Launch", "active"],
  ["SubmitForm", "active"],
  ["ImportData", "active"],
  ["EmbeddedFile", "active"],
  ["EmbeddedFiles", "active"],
  ["FileAttachment", "active"],
  ["RichMedia", "active"],
  ["RichMediaExecute", "active"],
  ["XFA", "active"],
  ["GoToR", "linked"],
  ["GoToE", "linked"],
]);

/** Words that mean something only as the kind of an object: a font may be called Sound. */
const activeKinds = new Set(["Rendition", "Movie", "Sound", "3D", "U3D", "PRC"]);
const kindKeys = new Set(["S", "Subtype", "Type"]);
const linkKeys = new Set(["URI", "Base"]);
const fileKeys = new Set(["F", "UF", "DOS", "Mac", "Unix"]);

/** Keys whose values matter by themselves. */
export const keysOfInterest = new Set([...kindKeys, ...linkKeys, ...fileKeys, "JS", "EF"]);

/** Collects what is found in the names, dictionaries and lone objects of one document. */
export class PdfRules {
  readonly findings = new Set<PdfFinding>();
  /** Numbers of objects that links and file names are taken from; undefined where the number cannot be told. */
  readonly #linkReferences = new Set<number | undefined>();
  readonly #fileReferences = new Set<number | undefined>();
  /** Numbers of objects that are no more than a text or reference, and of those that are no harmless link. */
  readonly #loneNumbers = new Set<number | undefined>();
  readonly #oddNumbers = new Set<number | undefined>();
  #hasForeignPlace = false;

  inspectName(name: string): void {
    const finding = namedFindings.get(name);
    if (finding) this.findings.add(finding);
  }

  /** @param entries of one dictionary as they stand in the file, so that a key may come twice. */
  inspectDict(entries: readonly (readonly [key: string, value: PDFObject])[]): void {
    let [isFile, hasContent] = [false, false];
    for (const [key, value] of entries) {
      this.inspectEntry(key, value);
      hasContent ||= key === "EF";
      // "EF" alone is too short to mean much; beside a file name it is an attachment.
      isFile ||= fileKeys.has(key) || (key === "Type" && value === PDFName.of("Filespec"));
    }
    if (isFile && hasContent) this.findings.add("active");
  }

  inspectEntry(key: string, value: PDFObject): void {
    if (kindKeys.has(key)) this.#inspectKind(value);
    else if (linkKeys.has(key)) {
      if (value instanceof PDFRef) this.#linkReferences.add(value.objectNumber);
      else if (isText(value) ? !isHarmlessLink(value) : value instanceof PDFName) this.findings.add("linked");
    } else if (fileKeys.has(key)) {
      // A file that is not attached stands elsewhere: the data of a stream, a picture, a page of another document.
      if (isText(value)) this.findings.add("linked");
      else if (value instanceof PDFRef) this.#fileReferences.add(value.objectNumber);
    }
  }

  /** What follows a name where nothing shows whether it is a key, and short ones may come by chance. */
  inspectStray(name: string, value: PDFObject): void {
    const isReferable = isText(value) || value instanceof PDFRef;
    if (name === "JS" && isReferable) this.findings.add("active");
    else if (name === "EF" && (value instanceof PDFDict || value instanceof PDFRef)) this.findings.add("active");
    else if (linkKeys.has(name) && !isReferable) this.#inspectStrayLink(value);
    else if (fileKeys.has(name) && isText(value) && namesForeignPlace(value)) this.findings.add("linked");
    else if (!fileKeys.has(name)) this.inspectEntry(name, value);
  }

  /** The same where nothing can be read: the reference that some make of it, or a text that does not end. */
  inspectUnreadable(name: string, written: string): void {
    if (name === "EF" && written.startsWith("<")) this.findings.add("active");
    if (!linkKeys.has(name)) return;
    this.#linkReferences.add(/^\d/.test(written) ? Number.parseInt(written, 10) : undefined);
    if (written.startsWith("(")) this.findings.add("linked");
  }

  /** An object that is not within another: an entry elsewhere may refer to it for its value. */
  inspectLone(object: PDFObject, number: number | undefined): void {
    this.#inspectKind(object);
    // PDFium takes a name for a text.
    if (object instanceof PDFName) this.#oddNumbers.add(number);
    if (!isText(object) && !(object instanceof PDFRef)) return;
    this.#loneNumbers.add(number);
    if (object instanceof PDFRef || !isHarmlessLink(object)) this.#oddNumbers.add(number);
    if (isText(object) && namesForeignPlace(object)) this.#hasForeignPlace = true;
  }

  /** An object with a flaw: some readers make a text of it all the same. */
  inspectBroken(number: number | undefined): void {
    // Without a number it is only a few bytes of a picture, most likely.
    if (number !== undefined) this.#oddNumbers.add(number);
  }

  /** The references, once everything has been seen. Not every reader minds under which number a text stands. */
  conclude(): void {
    const meets = (references: Set<number | undefined>, numbers: Set<number | undefined>) =>
      references.size > 0 && (numbers.has(undefined) || [...references].some((number) => numbers.has(number)));
    if (meets(this.#linkReferences, this.#oddNumbers) || meets(this.#fileReferences, this.#loneNumbers))
      this.findings.add("linked");
    if (this.#linkReferences.size > 0 && this.#hasForeignPlace) this.findings.add("linked");
  }

  /** Neither text nor reference: PDFium takes a name for a text, and pdf.js two numbers and a letter for a reference. */
  #inspectStrayLink(value: PDFObject): void {
    this.#linkReferences.add(value instanceof PDFNumber ? value.asNumber() : undefined);
    if (value instanceof PDFName && namesForeignPlace(PDFString.of(value.decodeText()))) this.findings.add("linked");
  }

  #inspectKind(value: PDFObject): void {
    if (value instanceof PDFName && activeKinds.has(value.decodeText())) this.findings.add("active");
  }
}

/** Web, e-mail and telephone; what begins like a web or e-mail address; places in the document itself. */
const harmless = /^(https?:|mailto:|tel:|www\.|#|[^/\\:@]+@[^/\\:@]+$|$)/i;
const foreign = /^([a-z][a-z\d+.-]+:\S|[\\/]{2}|[a-z]:[\\/])/i;

/** Whether following the link only opens a page, a letter or a call. Anything that cannot be told for sure does not. */
function isHarmlessLink(text: PDFString | PDFHexString): boolean {
  // Readers differ in what they make of other signs among the digits.
  if (text instanceof PDFHexString && !/^[\da-f\0\t\n\f\r ]*$/i.test(text.asString())) return false;
  const written = decodeText(text);
  // Between two of these stands a language, which some readers leave out.
  if (written.includes("\x1b")) return false;
  // As browsers read it: without the spaces and control characters in which a scheme can hide.
  return harmless.test(written.replace(/[\0-\x20\x7f-\xa0]/g, ""));
}

/** Whether a text that may be anything names a scheme, a machine or a drive, as a link of another kind would. */
function namesForeignPlace(text: PDFString | PDFHexString): boolean {
  return foreign.test(decodeText(text).trim()) && !isHarmlessLink(text);
}

function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString;
}

function decodeText(text: PDFString | PDFHexString): string {
  const bytes = Buffer.from(text.asBytes());
  const latin = bytes.toString("latin1");
  if (latin.startsWith("\xfe\xff"))
    return bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString("utf16le");
  if (latin.startsWith("\xff\xfe")) return bytes.toString("utf16le", 2);
  return latin.startsWith("\xef\xbb\xbf") ? bytes.toString("utf8", 3) : latin;
}
