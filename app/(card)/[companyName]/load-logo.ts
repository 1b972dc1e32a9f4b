import { maxPhotoBytes } from "@/lib/card/vcard";
import type { Company } from "@/lib/contract/company";
import type { Picture } from "@/lib/contract/fields";
import { env } from "@/lib/env";
import { fetchMedia } from "@/lib/provider-client/call-provider";
import { mediaKey } from "@/lib/site/media-url";

/** The logo to draw with; null without one, or when it cannot be had, since a drawing is worth more than its logo. */
export async function loadLogo({ profile }: Pick<Company, "profile">): Promise<Buffer | null> {
  return loadLargest(profile.logo_set, profile.logo ?? profile.logo_photo);
}

/** A picture in its largest width, or at the one address it has; null likewise. */
export function loadLargest(set: Picture[] | undefined, url: string | null | undefined): Promise<Buffer | null> {
  return loadPicture(set?.toSorted((a, b) => b.width - a.width)[0]?.url ?? url);
}

/**
 * The first of these addresses that is a JPEG's, as contact files carry it. A contact is worth more than its picture:
 * whatever is wrong with that, null.
 */
export async function loadContactPhoto(...urls: (string | null | undefined)[]): Promise<Uint8Array | null> {
  const bytes = await loadPicture(urls.find((url) => /\.jpe?g$/i.test(url ?? "")));
  const isJpeg = bytes?.[0] === 0xff && bytes[1] === 0xd8;
  return bytes && isJpeg && bytes.length <= maxPhotoBytes ? bytes : null;
}

/** Always from the provider itself, whoever offers its files to browsers. */
async function loadPicture(url: string | null | undefined): Promise<Buffer | null> {
  const key = url && mediaKey(url, env());
  if (!key) return null;
  try {
    const response = await fetchMedia(key);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
