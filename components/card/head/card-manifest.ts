import { describeInWords } from "@/lib/card/describe-in-words";
import type { Company } from "@/lib/contract/cards/company";
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
