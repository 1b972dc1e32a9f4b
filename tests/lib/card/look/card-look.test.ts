import { wcagContrast } from "culori";
import { deriveLook } from "@/lib/card/look/card-look";
import { cardColor, faces, moodLooks } from "@/lib/card/look/moods";
import { hasOwnColor, moodOf, moods, templateChoices } from "@/lib/contract/cards/values";

/** Brand colours: none, strong, pale, white, black, one with poor contrast on the moods, and nearly black. */
const companyColors = [null, "#c8102e", "#ffe600", "#ffffff", "#000000", "#8a8a8a", "#17231e"];
const scheme = ["light", "dark"] as const;

/** Fixed colours of the stylesheet, shared by all moods of a scheme. */
const constants = {
  light: { whatsapp: "#0b7a42", star: "#a86200", danger: "#b3261e" },
  dark: { whatsapp: "#6fdc9d", star: "#f2b94b", danger: "#ffb4ab" },
};

const looks = templateChoices.flatMap((template_choice) =>
  moods[template_choice].flatMap((mood) => scheme.map((one) => [mood, one, template_choice] as const)),
);

test.each(looks)("texts read and outlines show in %s, %s", (mood, inScheme, template_choice) => {
  for (const brand_color of companyColors) {
    const { colors, always } = deriveLook({ template_choice, mood, brand_color });
    const { ground, paper, sunken, glow, ...roles } = colors[inScheme];
    const { whatsapp, star, danger } = constants[always ?? inScheme];
    const texts = { ink: roles.ink, quiet: roles.quiet, accentStrong: roles.accentStrong };
    const contrasts = [ground, paper, sunken].flatMap((around) => [
      ...Object.entries(texts).map(([role, text]) => ({ role, around, enough: wcagContrast(text, around) >= 4.5 })),
      { role: "edge", around, enough: wcagContrast(roles.edge, around) >= 3 },
      { role: "star", around, enough: wcagContrast(star, around) >= 3 },
      { role: "whatsapp", around, enough: wcagContrast(whatsapp, around) >= 3 },
    ]);
    contrasts.push(
      { role: "danger", around: paper, enough: wcagContrast(danger, paper) >= 4.5 },
      { role: "onAccent", around: roles.accent, enough: wcagContrast(roles.onAccent, roles.accent) >= 4.5 },
      { role: "accentStrong", around: roles.tint, enough: wcagContrast(roles.accentStrong, roles.tint) >= 4.5 },
      { role: "ink", around: glow, enough: wcagContrast(roles.ink, glow) >= 4.5 },
      ...[roles.head, roles.headFar].map((around) => ({
        role: "white on the head",
        around,
        enough: wcagContrast("#ffffff", around) >= 4.5,
      })),
    );
    expect(contrasts.filter(({ enough }) => !enough).map((one) => ({ ...one, brand_color }))).toEqual([]);
  }
});

test("there are twenty-five, each unlike the others of its design", () => {
  expect(new Set(Object.values(moods).flat()).size).toBe(25);
  for (const template_choice of templateChoices) {
    const drawn = moods[template_choice].map((mood) => JSON.stringify(deriveLook({ template_choice, mood })));
    expect(new Set(drawn).size).toBe(5);
  }
  expect(new Set(Object.values(moodLooks).map(({ name }) => name)).size).toBe(25);
});

test("a design's first mood stands in for none and for those of other designs", () => {
  expect(moodOf({ template_choice: "2" })).toBe("counter");
  expect(moodOf({ template_choice: "2", mood: null })).toBe("counter");
  expect(moodOf({ template_choice: "2", mood: "plum" })).toBe("counter");
  expect(moodOf({ template_choice: "1", mood: "plum" })).toBe("plum");
});

test("a card is in its owner's colour, else in its mood's, and in the logo's where the mood has none", () => {
  const template_choice = "1" as const;
  const logo_color = "#c8611a";
  expect(cardColor({ template_choice, logo_color })).toBe(logo_color);
  expect(cardColor({ template_choice, mood: "plum", logo_color })).toBe("#7b2d5b");
  expect(cardColor({ template_choice, mood: "plum", logo_color, brand_color: "#0b6e4f" })).toBe("#0b6e4f");
  expect(cardColor({ template_choice })).toBeNull();
  for (const choice of templateChoices)
    for (const mood of moods[choice])
      expect(hasOwnColor({ template_choice: choice, mood })).toBe(moodLooks[mood].color !== null);
});

test("a mood of one scheme looks alike in both", () => {
  const { always, colors } = deriveLook({ template_choice: "4", mood: "cobalt" });
  expect([always, colors.light]).toEqual(["dark", colors.dark]);
  expect(deriveLook({ template_choice: "3", mood: "newsprint" }).always).toBe("light");
  expect(deriveLook({ template_choice: "1", mood: "sand" }).always).toBeNull();
});

test("fonts are the device's own, named without quotes or by the stylesheet", () => {
  for (const stack of Object.values(faces)) expect(stack).toMatch(/^([\w ,-]|var\(--scripts\))+, (sans-)?serif$/);
});
