export const MB = 1024 * 1024;

export function formatMegabytes(bytes: number): string {
  return `${bytes / MB}MB`;
}
