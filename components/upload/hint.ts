import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import { formatChoice } from "@/lib/format/list";
import type { T } from "@/lib/i18n/translator";

/** What to tell before a file is picked: "JPG, PNG or GIF, up to 2MB". */
export function hintOf(t: T, { extensions, bytes }: FileRule, isResized = false): string {
  const names = extensions.filter((extension) => extension !== ".jpeg").map((extension) => extension.slice(1));
  return t(isResized ? "picture.upload.hintResized" : "picture.upload.hint", {
    kinds: formatChoice(
      t,
      names.map((name) => name.toUpperCase()),
    ),
    size: formatMegabytes(bytes),
  });
}
