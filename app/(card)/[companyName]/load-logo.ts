import type { Company } from "@/lib/contract/company";
import type { Picture } from "@/lib/contract/fields";
import { env } from "@/lib/env";
import { fetchMedia } from "@/lib/provider-client/call-provider";
import { mediaKey } from "@/lib/site/media-url";

type Profile = Company["profile"];

/** The logo to draw with; null without one, or when it cannot be had, since a drawing is worth more than its logo. */
export async function loadLogo({ profile }: Pick<Company, "profile">): Promise<Buffer | null> {
  return loadLargest(profile.logo_set, profile.logo ?? profile.logo_photo);
}

/** A picture in its largest width, or at the one address it has; null likewise. */
export function loadLargest(set: Picture[] | undefined, url: string | null | undefined): Promise<Buffer | null> {
  return loadPicture(set?.toSorted((a, b) => b.width - a.width)[0]?.url ?? url);
}

/** The logo as the square JPEG that contact files carry. */
export function loadLogoPhoto({ logo, logo_photo: photo }: Profile): Promise<Buffer | null> {
  return loadPicture([photo, logo].find((url) => /\.jpe?g$/i.test(url ?? "")));
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
