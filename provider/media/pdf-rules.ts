import { PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { isHarmlessLink, isText, namesForeignPlace } from "./pdf-links";

/** `active`: runs something, sends something or carries files. `linked`: leads to other files or programs. */
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
export const keysOfInterest = new Set([...kindKeys, ...linkKeys, ...fileKeys]);

/** Collects what is found in the names, dictionaries and lone objects of one document. */
export class PdfRules {
  readonly findings = new Set<PdfFinding>();
  /** Numbers of objects that file names are taken from, and of those that are no more than a text or reference. */
  readonly #fileReferences = new Set<number>();
  readonly #loneNumbers = new Set<number | undefined>();
  #linkReferences = 0;
  #foreignPlaces = 0;

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
      if (value instanceof PDFRef) this.#linkReferences++;
      else if (isText(value) && !isHarmlessLink(value)) this.findings.add("linked");
    } else if (fileKeys.has(key)) {
      // A file that is not attached stands elsewhere: the data of a stream, a picture, a page of another document.
      if (isText(value)) this.findings.add("linked");
      else if (value instanceof PDFRef) this.#fileReferences.add(value.objectNumber);
    }
  }

  /** What follows a name where nothing shows whether it is a key, and short ones may come by chance. */
  inspectStray(name: string, value: PDFObject): void {
    if (!fileKeys.has(name)) this.inspectEntry(name, value);
    else if (isText(value) && namesForeignPlace(value)) this.findings.add("linked");
  }

  /** An object that is not within another: an entry elsewhere may refer to it for its value. */
  inspectLone(object: PDFObject, number: number | undefined): void {
    this.#inspectKind(object);
    if (!isText(object) && !(object instanceof PDFRef)) return;
    this.#loneNumbers.add(number);
    if (isText(object) && namesForeignPlace(object)) this.#foreignPlaces++;
  }

  /** The references, once everything has been seen. Not every reader minds under which number a text stands. */
  conclude(): void {
    if (this.#linkReferences > 0 && this.#foreignPlaces > 0) this.findings.add("linked");
    const isLone = (number: number) => this.#loneNumbers.has(number) || this.#loneNumbers.has(undefined);
    if ([...this.#fileReferences].some(isLone)) this.findings.add("linked");
  }

  #inspectKind(value: PDFObject): void {
    if (value instanceof PDFName && activeKinds.has(value.decodeText())) this.findings.add("active");
  }
}
