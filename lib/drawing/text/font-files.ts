import { readFileSync } from "node:fs";
import path from "node:path";

export type Weight = 500 | 700;

/** One file of a family: the characters from a few ranges. */
export type FontFile = { family: string; subset: string; ranges: [number, number][] };

/** In the order in which they are asked; punctuation and digits are Latin's. */
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

/** What the installed families cover, without having read a font. */
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

/** The listener runs from the project's folder; a bundler must not follow this path. */
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
