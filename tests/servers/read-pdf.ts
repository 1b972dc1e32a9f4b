import { execFileSync } from "node:child_process";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { findProgram } from "./test-server";

/** Whether a PDF reader is there, after an attempt to install it; called while tests are being defined. */
export function hasPdfReader(): boolean {
  if (!findProgram("pdftotext")) installPackages(["poppler-utils"]);
  return findProgram("pdftotext") !== undefined || reportMissing("what a PDF reader reads", "poppler-utils") !== null;
}

/** The text as it stands on the pages; between words and lines is one space. */
export function readPdf(file: Uint8Array): string {
  return read(file, "-layout")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A page as it is printed, at 300 dots an inch, as PNG. */
export function showPage(file: Uint8Array, page: number): Buffer {
  const options = ["-r", "300", "-png", "-f", String(page), "-l", String(page)];
  return execFileSync(findProgram("pdftoppm") ?? "pdftoppm", [...options, "-"], { input: file, maxBuffer: 2 ** 26 });
}

export type ReadWord = { text: string; left: number; top: number; right: number; bottom: number };

/** The words with their places, in points from the upper left corner. */
export function readWords(file: Uint8Array): ReadWord[] {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
  return [...read(file, "-bbox").matchAll(word)].map(([, left, top, right, bottom, text = ""]) => ({
    ...{ text, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
  }));
}

function read(file: Uint8Array, option: string): string {
  return execFileSync(findProgram("pdftotext") ?? "pdftotext", [option, "-", "-"], { input: file, encoding: "utf8" });
}
