/** What a visitor may choose between, by the names and under the key that next-themes keeps them by behind the sign-in. */
export const themes = [
  { value: "system", name: "System" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
] as const;

export type Theme = (typeof themes)[number]["value"];

export const themeKey = "theme";

/** Anything that is no theme's name means what the system prefers. */
export function readTheme(kept: string | null | undefined): Theme {
  return themes.find(({ value }) => value === kept)?.value ?? "system";
}
