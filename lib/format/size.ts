import { numberLocale } from "./locale";

const units = ["B", "KB", "MB", "GB"] as const;

/** Steps of 1024, like the limits: "0 B", "412 KB", "1.4 MB". */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** step;
  return `${amount.toLocaleString(numberLocale, { maximumFractionDigits: step < 2 ? 0 : 1 })} ${units[step]}`;
}
