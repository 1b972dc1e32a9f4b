import { wcagContrast } from "culori";
import { deriveBrandTones } from "@/lib/card/brand-tones";

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const colors = [
  ...hues.flatMap((hue) => ["30%", "55%", "80%"].map((lightness) => toHex(hue, lightness))),
  ...["#000000", "#ffffff", "#808080", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#0b5d75"],
];

function toHex(hue: number, lightness: string): string {
  const l = Number.parseInt(lightness, 10) / 100;
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - 0.9 * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

test.each(colors)("every text made of %s reads at AA", (color) => {
  const tones = deriveBrandTones(color);
  const pairs = {
    onAccent: [tones.onAccent, tones.accent],
    onAccentOnDark: [tones.onAccentOnDark, tones.accentOnDark],
    textOnLight: [tones.textOnLight, "#ece8e1"],
    textOnTint: [tones.textOnLight, tones.tint],
    textOnDark: [tones.textOnDark, "#262d33"],
    textOnDarkTint: [tones.textOnDark, tones.tintOnDark],
    textOnDarkPaper: [tones.textOnDark, tones.paperOnDark],
    textOnDarkSunken: [tones.textOnDark, tones.sunkenOnDark],
    whiteOnDeep: ["#ffffff", tones.deep],
    textOnDeep: ["#ffffff", tones.deepFar],
  };
  for (const [name, [text = "", ground = ""]] of Object.entries(pairs))
    expect({ name, text, ground, readable: wcagContrast(text, ground) >= 4.5 }).toMatchObject({ readable: true });
});

test("a colour that fills well is kept as it is", () => {
  expect(deriveBrandTones("#c8102e")).toMatchObject({ accent: "#c8102e", onAccent: "#ffffff" });
  expect(deriveBrandTones("#F4B33C")).toMatchObject({ accent: "#f4b33c", onAccent: "#000000" });
  expect(deriveBrandTones("#c8611a").onAccent).toBe("#ffffff");
});

test("what is no colour gives the product's own", () => {
  const own = deriveBrandTones("#0b5d75");
  for (const none of [null, undefined, "", "red", "#fff", "#0b5d75;}body{display:none"])
    expect(deriveBrandTones(none)).toEqual(own);
});
