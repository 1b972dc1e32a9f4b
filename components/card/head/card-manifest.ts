import { describeInWords } from "@/lib/card/describe-in-words";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import { withOrigin } from "@/lib/contract/link-origin";
import { brandColor } from "@/lib/drawing/link-preview-content";
import { paletteOf } from "@/lib/drawing/palette";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

const shortNameLength = 12;

/**
 * A scope matches by prefix, so it ends in a slash: otherwise it would include cards whose slugs begin alike. Changing
 * the id would break installed apps.
 */
export function describeApp({ client, profile }: Company, at: paths.CardAddress, t: Pick<T, "language" | "dir">) {
  const path = paths.cardApp(at);
  const icon = (kind: Parameters<typeof paths.cardIcon>[1], size: number, purpose: "any" | "maskable") => ({
    src: paths.cardIcon(at, kind),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: paths.card({ slug: at.slug }),
    lang: t.language,
    dir: t.dir,
    start_url: withOrigin(at.language ? paths.card(at) : path, "home"),
    scope: path,
    name: client.company_name,
    short_name: shorten(client.company_name),
    description: describeInWords(profile) || undefined,
    display: "standalone",
    theme_color: paletteOf(brandColor(profile)).ground,
    background_color: "#ece8e1",
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable", 512, "maskable")],
  };
}

/** The same of a person's card. It opens their page, and the company's pages in the same window. */
export function describePersonApp(
  company: Company,
  at: paths.CardAddress,
  t: Pick<T, "language" | "dir">,
  person: Person,
) {
  const app = describeApp(company, at, t);
  const kinds = ["icon-192", "icon-512", "icon-maskable"] as const;
  return {
    ...app,
    // Neither a name nor a short address, which may change.
    id: paths.person({ slug: at.slug }, { id: person.id }),
    start_url: withOrigin(paths.person(at, person), "home"),
    name: person.name,
    short_name: shorten(person.name),
    description: [person.role, company.client.company_name].filter(Boolean).join(", "),
    icons: app.icons.map((icon, index) => ({ ...icon, src: paths.personIcon(at, person, kinds[index] ?? "icon-512") })),
  };
}

/** Whole words that fit under an icon. */
function shorten(name: string): string {
  if (name.length <= shortNameLength) return name;
  const [first = name] = name.split(" ");
  const words = name.slice(0, shortNameLength + 1).replace(/\s+\S*$/, "");
  return words.length <= shortNameLength
    ? words
    : first.length <= shortNameLength * 2
      ? first
      : first.slice(0, shortNameLength).toWellFormed();
}
