import type { Profile } from "../contract/cards/schema";
import type { Banner } from "../contract/content/banner";
import type { Document } from "../contract/content/document";
import type { Person } from "../contract/content/person";
import type { Product, ProductPicture } from "../contract/content/product";
import { center } from "../contract/content/values";
import type { Video } from "../contract/content/video";
import type { Picture } from "../contract/fields";

/** What a company has put on its card. */
export type CardContent = {
  documents: Document[];
  products: Product[];
  videos: Video[];
  banners: Banner[];
  people: Person[];
};

/** Whether a file's address may stand on a page, see `isMediaUrl`. */
type IsShown = (url: string) => boolean;

/**
 * What of it a visitor gets to see, for the card and its previews alike: files that can be opened and products on sale.
 * Inactive banners stay, because the card may have to fall back to one.
 */
export function toPublicContent(content: CardContent, isShown: IsShown): CardContent {
  const { documents, products, videos, banners, people } = content;
  return {
    documents: documents.filter(({ file }) => isShown(file)),
    products: products
      .filter(({ status }) => status === "active")
      .map((product) => dropForeignPictures(product, isShown)),
    videos,
    banners: banners.map((banner) => dropForeignImage(banner, isShown)),
    people: people.map((person) => ({
      ...dropForeignImage(person, isShown),
      image_photo: shownUrl(person.image_photo, isShown),
    })),
  };
}

/** The profile with such pictures alone. */
export function toPublicProfile(profile: Profile, isShown: IsShown): Profile {
  return {
    ...profile,
    logo: shownUrl(profile.logo, isShown),
    logo_photo: shownUrl(profile.logo_photo, isShown),
    logo_set: shownPictures(profile.logo_set, isShown),
  };
}

function dropForeignPictures(product: Product, isShown: IsShown): Product {
  const pictures = product.pictures
    ?.filter(({ image }) => isShown(image))
    .map((picture) => ({ ...picture, image_set: shownPictures(picture.image_set, isShown) }));
  return { ...dropForeignImage(product, isShown), pictures };
}

function dropForeignImage<T extends Product | Banner | Person>(item: T, isShown: IsShown): T {
  return { ...item, image: shownUrl(item.image, isShown), image_set: shownPictures(item.image_set, isShown) };
}

function shownUrl(url: string | null | undefined, isShown: IsShown): string | null {
  return url && isShown(url) ? url : null;
}

function shownPictures(set: Picture[] | undefined, isShown: IsShown): Picture[] | undefined {
  return set?.filter(({ url }) => isShown(url));
}

/** The banner that the card shows: the first active one, else the first. */
export function pickBanner(banners: Banner[]): Banner | null {
  return banners.find((banner) => banner.is_active) ?? banners[0] ?? null;
}

/** A product's pictures in order; of a provider that keeps one, that one. */
export function picturesOf({ id, image, image_set, pictures = [] }: Product): ProductPicture[] {
  if (pictures.length > 0) return pictures;
  return image ? [{ id, image, image_set, focus: center }] : [];
}
