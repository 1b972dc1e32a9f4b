import { deriveTones, type Scheme, textOn } from "../../card/look/tones";

/** What coloured text stands on, on pages of the site and in the dashboard, as their stylesheets have it. */
const grounds = {
  site: { light: ["#faf8f5", "#ffffff", "#f1ede6"], dark: ["#0c1115", "#151d23", "#11181d"] },
  dashboard: { light: ["#f9fafb", "#ffffff", "#eef0f2"], dark: ["#0d1116", "#141a20", "#22282e"] },
} as const;

export type Part = keyof typeof grounds;

/** The custom properties of a part's stylesheet that follow the site's colour, '#rrggbb'; every text on them reads at AA. */
export function siteColors(part: Part, color: string, scheme: Scheme): Record<`--${string}`, string> {
  const { accent, accentStrong, onAccent, tint } = deriveTones(color, scheme, grounds[part][scheme]);
  if (part === "site") {
    return { "--accent": accent, "--accent-strong": accentStrong, "--on-accent": onAccent, "--glow": tint };
  }
  return {
    "--primary": accentStrong,
    "--primary-foreground": textOn(accentStrong),
    "--accent": tint,
    "--accent-foreground": accentStrong,
    "--ring": accentStrong,
    "--chart-soft": "color-mix(in oklab, var(--primary) 60%, var(--card))",
  };
}

/** The same as rules that stand after that stylesheet. */
export function siteStyle(part: Part, color: string): string {
  const [light, dark] = [siteColors(part, color, "light"), siteColors(part, color, "dark")];
  if (part === "dashboard") return `:root{${declare(light)}}.dark{${declare(dark)}}`;
  const both = Object.entries(light).map(([name, value]) => {
    return [name, `var(--light, ${value}) var(--dark, ${dark[name as keyof typeof dark]})`];
  });
  return `:root{${declare(Object.fromEntries(both))}}`;
}

function declare(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
