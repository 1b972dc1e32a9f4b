import { wcagContrast } from "culori";
import { deriveSurfaces, deriveTones } from "@/lib/card/look/tones";

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

const schemes = { light: ["#ece8e1", "#fffdfa"], dark: ["#0b1014", "#262d33"] };
const cases = colors.flatMap((color) => (["light", "dark"] as const).map((scheme) => [color, scheme] as const));

test.each(cases)("every text made of %s reads at AA, %s", (color, scheme) => {
  const grounds = schemes[scheme];
  const tones = deriveTones(color, scheme, grounds);
  const { ground, paper } = deriveSurfaces(color, scheme);
  const tinted = deriveTones(color, scheme, [ground, paper]);
  const pairs = [
    ["on a fill", tones.onAccent, tones.accent],
    ["on the tint", tones.accentStrong, tones.tint],
    ...grounds.map((one) => ["on grounds", tones.accentStrong, one]),
    ...[ground, paper].map((one) => ["on its own grounds", tinted.accentStrong, one]),
    ["white on the head", "#ffffff", tones.head],
    ["white on its end", "#ffffff", tones.headFar],
  ];
  for (const [where, text = "", on = ""] of pairs)
    expect({ where, text, on, readable: wcagContrast(text, on) >= 4.5 }).toMatchObject({ readable: true });
});

test("a colour that fills well is kept as it is", () => {
  expect(deriveTones("#c8102e", "light", [])).toMatchObject({ accent: "#c8102e", onAccent: "#ffffff" });
  expect(deriveTones("#F4B33C", "light", [])).toMatchObject({ accent: "#f4b33c", onAccent: "#000000" });
  expect(deriveTones("#c8611a", "light", []).onAccent).toBe("#ffffff");
});

test("what is no colour gives the product's own", () => {
  const own = deriveTones("#0b5d75", "light", []);
  for (const none of [null, undefined, "", "red", "#fff", "#0b5d75;}body{display:none"])
    expect(deriveTones(none, "light", [])).toEqual(own);
});
