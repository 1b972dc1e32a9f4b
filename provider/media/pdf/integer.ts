import { PDFNumber, type PDFObject } from "@cantoo/pdf-lib";

/** A whole number of zero or more, written where it is needed. @throws at anything else, a reference too */
export function integerOf(object: PDFObject | undefined): number {
  const value = object instanceof PDFNumber ? object.asNumber() : -1;
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("A number is unreadable");
  return value;
}
