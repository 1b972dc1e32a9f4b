import { encodeQR } from "qr";

/** Readers need this many empty modules around a code. */
export const quietZone = 4;
export const codeInk = "#111820";

/** The modules row by row, quiet zone included; true is dark. A code that carries a mark has the strongest correction. */
export function encodeLink(link: string, isMarked: boolean): boolean[][] {
  return encodeQR(link, "raw", { ecc: isMarked ? "high" : "medium", border: quietZone });
}

/** The dark modules as one outline, in units of a module. */
export function outlineModules(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index},${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}
