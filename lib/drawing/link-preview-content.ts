import { createHash } from "node:crypto";
import { picturesOf } from "../card/content";
import { cardColor, type LookOf } from "../card/look/moods";
import type { Company } from "../contract/cards/company";
import type { Person } from "../contract/content/person";
import type { Product } from "../contract/content/product";

export type LinkPreviewContent = { name: string; line: string; logo: string | null; color: string | null };

export const linkPreviewSize = { width: 1200, height: 630 };

/** Pictures in a category's preview. */
const mostTiles = 3;

/** Version of the design: messengers cache previews for days. */
const design = 1;

export function linkPreviewContent({ client, profile }: Company): LinkPreviewContent {
  return {
    name: client.company_name,
    line: profile.tagline || firstSentence(profile.about_us) || firstSentence(profile.address),
    logo: profile.logo,
    color: brandColor(profile),
  };
}

/** Of a person's card. */
export function personPreviewContent({ client, profile }: Company, { name, role, image }: Person): LinkPreviewContent {
  const line = [role, client.company_name].filter(Boolean).join(" – ");
  return { name, line, logo: image, color: brandColor(profile) };
}

export type ProductPreviewContent = { image: string | null; color: string | null };

export function productPreviewContent({ profile }: Company, { image }: Product): ProductPreviewContent {
  return { image, color: brandColor(profile) };
}

export function categoryPreviewContent({ profile }: Company, products: readonly Product[]) {
  const pictures = products.flatMap((product) => picturesOf(product).slice(0, 1)).slice(0, mostTiles);
  return { pictures, color: brandColor(profile) };
}

/** Hash of everything drawn. */
export function linkPreviewVersion(company: Company): string {
  return versionOf(linkPreviewContent(company));
}

export function personPreviewVersion(company: Company, person: Person): string {
  return versionOf(personPreviewContent(company, person));
}

export function productPreviewVersion(company: Company, product: Product): string {
  return versionOf(productPreviewContent(company, product));
}

export function categoryPreviewVersion(company: Company, products: readonly Product[]): string {
  const { pictures, color } = categoryPreviewContent(company, products);
  return versionOf({ pictures: pictures.map(({ image, focus }) => ({ image, focus })), color });
}

export type SiteLook = Omit<LinkPreviewContent, "line">;

export function sitePreviewVersion({ name, logo, color }: SiteLook, line: string): string {
  return versionOf({ name, line, logo, color });
}

function versionOf(content: object): string {
  return createHash("sha256")
    .update(JSON.stringify([design, content]))
    .digest("hex")
    .slice(0, 12);
}

/** The colour that the company's card is built on, as `#rrggbb`; null for the product's. */
export function brandColor(profile: LookOf): string | null {
  const color = cardColor(profile);
  return color && /^#[\da-f]{6}$/i.test(color) ? color : null;
}

const longest = 110;

function firstSentence(text: string): string {
  const [first = ""] = text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[!?।。！？؟]|\.(?=\s|$))/u);
  const sentence = first.trim().replace(/(?<![.])\.$/, "");
  return sentence.length > longest
    ? `${sentence
        .slice(0, longest)
        .toWellFormed()
        .replace(/\s+\S*$/, "")}…`
    : sentence;
}
