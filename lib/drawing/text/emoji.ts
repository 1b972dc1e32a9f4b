import { existsSync } from "node:fs";
import path from "node:path";

/** The file of an emoji, or null where the text is none that has a picture. */
export function findEmoji(cluster: string): string | null {
  if (!/\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3/u.test(cluster)) return null;
  const points = [...cluster].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  const names = [points, points.filter((point) => point !== "fe0f")].map((parts) => parts.join("-"));
  return names.map(emojiFile).find((file) => existsSync(file)) ?? null;
}

function emojiFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules", "@twemoji", "svg", `${name}.svg`);
}
