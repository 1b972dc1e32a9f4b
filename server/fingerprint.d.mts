/** A short name for the present source under `root`. */
export function fingerprintSource(root: string): string;
