/** What stands in every archive of ours, whatever it is of. */
export const archiveNames = {
  manifest: "manifest.json",
  /** SHA-256 of the entries between the list before and this one, as `sha256sum -c` reads them. */
  sums: (part: number) => `sums/${numberPart(part)}.sha256`,
  isSums: (name: string) => /^sums\/\d+\.sha256$/.test(name),
};

/** Parts sort as they follow on each other. */
export function numberPart(part: number): string {
  return String(part).padStart(6, "0");
}
