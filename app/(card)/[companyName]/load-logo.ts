import { maxPhotoBytes } from "@/lib/card/vcard";
import type { Company } from "@/lib/contract/cards/company";
import { loadLargest, loadPicture } from "@/lib/web/provider-client/load-picture";

/** The logo to draw with; null without one or on failure, since a drawing without its logo is better than none. */
export async function loadLogo({ profile }: Pick<Company, "profile">): Promise<Buffer | null> {
  return loadLargest(profile.logo_set, profile.logo ?? profile.logo_photo);
}

/**
 * The first of these addresses that has a JPEG, as contact files need it. Null on any failure: a contact without its
 * picture is better than none.
 */
export async function loadContactPhoto(...urls: (string | null | undefined)[]): Promise<Uint8Array | null> {
  const bytes = await loadPicture(urls.find((url) => /\.jpe?g$/i.test(url ?? "")));
  const isJpeg = bytes?.[0] === 0xff && bytes[1] === 0xd8;
  return bytes && isJpeg && bytes.length <= maxPhotoBytes ? bytes : null;
}
