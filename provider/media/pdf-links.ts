import { PDFHexString, type PDFObject, PDFString } from "@cantoo/pdf-lib";

/** Web, e-mail and telephone; what begins like a web or e-mail address; places in the document itself. */
const harmless = /^(https?:|mailto:|tel:|www\.|#|[^\s/\\:@]+@[^\s/\\:@]+$|$)/i;
const addressed = /^([a-z][a-z\d+.-]+:|[\\/]{2}|[a-z]:[\\/])/i;

/** Whether following the link only opens a page, a letter or a call. Anything that cannot be told for sure is not. */
export function isHarmlessLink(text: PDFString | PDFHexString): boolean {
  // Readers differ in what they make of other signs among the digits.
  if (text instanceof PDFHexString && !/^[\da-f\0\t\n\f\r ]*$/i.test(text.asString())) return false;
  return harmless.test(decodeLink(text));
}

/** Whether a text that may be anything names a scheme, a machine or a drive, as a link of another kind would. */
export function namesForeignPlace(text: PDFString | PDFHexString): boolean {
  return addressed.test(decodeLink(text)) && !isHarmlessLink(text);
}

export function isText(object: PDFObject | undefined): object is PDFString | PDFHexString {
  return object instanceof PDFString || object instanceof PDFHexString;
}

/** As browsers read it: without the spaces and control characters in which a scheme can hide. */
function decodeLink(text: PDFString | PDFHexString): string {
  const bytes = Buffer.from(text.asBytes());
  const mark = bytes.toString("latin1", 0, 3);
  let link = bytes.toString("latin1");
  if (mark.startsWith("\xfe\xff"))
    link = bytes
      .subarray(2, bytes.length & ~1)
      .swap16()
      .toString("utf16le");
  else if (mark.startsWith("\xff\xfe")) link = bytes.toString("utf16le", 2);
  else if (mark === "\xef\xbb\xbf") link = bytes.toString("utf8", 3);
  return link.replace(/[\0-\x20\x7f-\xa0]/g, "");
}
