import { formatMegabytes } from "./limits/megabytes";

/** What a picked or uploaded file may be. One rule per use drives the schema, the body limit, the picker and the hint. */
export type FileRule = {
  bytes: number;
  /** File name endings, lower case, with dot. */
  extensions: readonly string[];
  /** Declared media types; an empty type (some phones send none) passes, because the content is checked anyway. */
  types: readonly string[];
  messages: { required: string; invalid: string; tooLarge: string };
};

/** A picture; one that is wider or higher than `side` pixels is made smaller before it is sent. */
export type PictureRule = FileRule & { side: number };

export const imageExtensions = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"] as const;

export const imageTypes = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"] as const;

/** For the `accept` attribute of a file input. */
export function acceptOf(rule: FileRule): string {
  return [...rule.types, ...rule.extensions].join(",");
}

/** What to tell before a file is picked: "JPG, PNG or GIF, up to 2MB". */
export function hintOf({ extensions, bytes }: FileRule): string {
  const kinds = extensions.filter((extension) => extension !== ".jpeg").map((extension) => extension.slice(1));
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(kinds.map((kind) => kind.toUpperCase()));
  return `${list}, up to ${formatMegabytes(bytes)}`;
}

/** By name and declared type alone. */
export function hasAllowedKind(file: File, rule: FileRule): boolean {
  const name = file.name.toLowerCase();
  return (
    rule.extensions.some((extension) => name.endsWith(extension)) &&
    (file.type === "" || rule.types.includes(file.type.toLowerCase()))
  );
}
