import type { Picture } from "../../contract/fields";
import { callLimits } from "../../contract/values";
import { env } from "../../env";
import { mediaKey } from "../site/media-url";
import { fetchMedia } from "./call-provider";

/** The bytes of a stored picture, from the provider even where a media host serves them; null if there are none. */
export async function loadPicture(url: string | null | undefined): Promise<Buffer | null> {
  const key = url && mediaKey(url, env());
  if (!key) return null;
  try {
    const response = await fetchMedia(key, {}, callLimits.ownAnswer);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The same picture in its largest width. */
export function loadLargest(set: Picture[] | undefined, url: string | null | undefined): Promise<Buffer | null> {
  return loadPicture(set?.toSorted((a, b) => b.width - a.width)[0]?.url ?? url);
}
