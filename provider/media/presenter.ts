import type { Picture } from "@/lib/contract/fields";
import type { Deps } from "../deps";
import type { FileRow } from "../kernel/write/files-repo";
import { mediaUrl } from "./keys";

type PresentedPicture = {
  /** The widest; null without a picture. */
  url: string | null;
  /** All widths, ascending. */
  set: Picture[];
  /** The small JPEG that contact files carry; null where its use has none. */
  photo: string | null;
};

/** Addresses of a picture by its files. */
export function presentPicture(deps: Pick<Deps, "config">, files: readonly FileRow[]): PresentedPicture {
  const set: Picture[] = [];
  let photo: string | null = null;
  for (const { key, width, height } of files) {
    const url = mediaUrl(deps, key);
    if (width === null || height === null) photo = url;
    else set.push({ url, width, height });
  }
  set.sort((a, b) => a.width - b.width);
  return { url: set.at(-1)?.url ?? null, set, photo };
}
