import { allowed, licenceOf } from "./licences";
import type { LockedPackage } from "./lock-file";

export const licenceFile = "docs/licences.md";

const head = `# Licences of what is installed

Made by \`npm run licences\` from \`package-lock.json\`: every package that \`npm ci --omit=dev\` installs on one platform or
another, with what it brings along. Each has its licence's text in its own folder below \`node_modules\`.

## What each licence asks
`;

const attributions = `
## Fonts and drawings

Pages are set in Inter; pictures with text are drawn in the Noto fonts, both under the SIL Open Font License 1.1 and unchanged.
The emoji in such pictures are Twemoji, © Twitter, Inc. and other contributors, under
[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Which browsers a build is for is worked out from the data of
caniuse.com, under the same licence.
`;

/** The content of `docs/licences.md`, the most common licence first. */
export function writeLicenceTable(production: readonly LockedPackage[]): string {
  const byLicence = new Map<string, LockedPackage[]>();
  for (const locked of production) {
    const licence = licenceOf(locked);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), locked]);
  }
  const groups = [...byLicence].sort(([a, some], [b, others]) => others.length - some.length || compare(a, b));
  const tables = groups.map(([licence, packages]) => `\n## ${licence}\n\n${packageTable(packages)}`);
  return `${head}\n${allowanceTable()}${attributions}${tables.join("")}`;
}

function allowanceTable(): string {
  return table(
    ["Licence", "Why it may be used"],
    Object.entries(allowed).map(([licence, { why }]) => [licence, why]),
  );
}

function packageTable(packages: readonly LockedPackage[]): string {
  const rows = new Set(packages.map(({ name, version }) => `${name}\n${version}`));
  return table(
    ["Package", "Version"],
    [...rows].sort(compare).map((row) => row.split("\n")),
  );
}

/** Columns are padded to their widest cell. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |\n`;
  return (
    line(titles) +
    line(
      titles.map(() => "-"),
      "-",
    ) +
    rows.map((row) => line(row)).join("")
  );
}

/** By code points, so that the order is the same everywhere. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
