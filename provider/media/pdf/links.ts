import { PDFHexString, type PDFObject, PDFString } from "@cantoo/pdf-lib";

/** Web, e-mail and telephone; what begins like a web or e-mail address; places in the document itself. */
const harmless = /^(https?:|mailto:|tel:|www\.|#|[^/\\:@]+@[^/\\:@]+$|$)/i;
const foreign = /^([a-z][a-z\d+.-]+:\S|[\\/]{2}|[a-z]:[\\/])/i;

/** Whether following the link only opens a page, a letter or a call. Anything that cannot be told for sure does not. */
export function isHarmlessLink(text: PDFString | PDFHexString): boolean {
  // Readers differ in what they make of other signs among the digits.
  if (text instanceof PDFHexString && !/^[\da-f\0\t\n\f\r ]*$/i.test(text.asString())) return false;
  const written = decodeText(text);
  // Between two of these stands a language, which some readers leave out.
  if (written.includes("\x1b")) return false;
  // As browsers read it: without the spaces and control characters in which a scheme can hide.
  return harmless.test(written.replace(/[\0-\x20\x7f-\xa0]/g, ""));
}

/** Whether a text that may be anything names a scheme, a machine or a drive, as a link of another kind would. */
export function namesForeignPlace(text: PDFString | PDFHexString): boolean {
  return foreign.test(decodeText(text).trim()) && !isHarmlessLink(text);
}

export function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
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
