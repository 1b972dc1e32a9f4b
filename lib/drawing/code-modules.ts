import { encodeQR } from "qr";

/** Modules; required by the QR standard. */
export const quietZone = 4;
export const codeInk = "#111820";

/** Rows of modules with the quiet zone; true is dark. Level H if a mark covers the middle. */
export function encodeLink(link: string, isMarked: boolean): boolean[][] {
  return encodeQR(link, "raw", { ecc: isMarked ? "high" : "medium", border: quietZone });
}

/** Path of the dark modules, in modules. */
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
