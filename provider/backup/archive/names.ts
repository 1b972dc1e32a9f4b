/** Entries that every kind of archive has. */
export const archiveNames = {
  manifest: "manifest.json",
  /** SHA-256 of the entries since the previous list, in the format of `sha256sum -c`. */
  sums: (part: number) => `sums/${numberPart(part)}.sha256`,
  isSums: (name: string) => /^sums\/\d+\.sha256$/.test(name),
};

/** Padded, so that parts sort by number. */
export function numberPart(part: number): string {
  return String(part).padStart(6, "0");
}
