import { readFileSync } from "node:fs";
import path from "node:path";

export type Weight = 500 | 700;

/** One subset of a font family. */
export type FontFile = { family: string; subset: string; ranges: [number, number][] };

/** Fallback order; punctuation and digits come from Latin. */
const families = [
  "noto-sans",
  "noto-sans-devanagari",
  "noto-sans-bengali",
  "noto-sans-gurmukhi",
  "noto-sans-gujarati",
  "noto-sans-oriya",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-arabic",
  "noto-sans-sc",
];

let files: FontFile[] | undefined;

/** From the packages' metadata, without reading a font. */
export function listFontFiles(): FontFile[] {
  files ??= families.flatMap((family) => {
    const ranges: Record<string, string> = JSON.parse(readFileSync(packageFile(family, "unicode.json"), "utf8"));
    const subsets = Object.entries(ranges).map(([subset, text]) => ({
      family,
      subset: subset.replace(/[[\]]/g, ""),
      ranges: parseRanges(text),
    }));
    return subsets.sort((a, b) => Number(b.subset === "latin") - Number(a.subset === "latin"));
  });
  return files;
}

export function readFontFile({ family, subset }: FontFile, weight: Weight): Buffer {
  return readFileSync(packageFile(family, "files", `${family}-${subset}-${weight}-normal.woff`));
}

export function covers({ ranges }: FontFile, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Relative to the working directory; the bundler must not trace it. */
function packageFile(family: string, ...rest: string[]): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "@fontsource", family, ...rest);
}

/** `U+0964-0965,U+0B82` */
function parseRanges(text: string): [number, number][] {
  return text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
