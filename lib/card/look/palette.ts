import { formatHex, interpolate, wcagContrast } from "culori";

/** What a mood says of its colours in one scheme: behind everything, below texts, and the texts. All are '#rrggbb'. */
export type Surfaces = { ground: string; paper: string; ink: string };

export type Palette = Surfaces & {
  /** Between ground and paper, for a glow. */
  glow: string;
  /** Fields and marks on paper. */
  sunken: string;
  /** Text of less weight, and the borders of fields. */
  quiet: string;
  /** Between rows; it separates and says nothing. */
  line: string;
  /** What can be pressed is outlined with it: it stands out from everything around. */
  edge: string;
};

/** WCAG AA for text, with a little to spare for rounding; and for outlines (1.4.11). */
const textContrast = 4.6;
const outlineContrast = 3.05;

export function derivePalette(surfaces: Surfaces): Palette {
  const { ground, paper, ink } = surfaces;
  const sunken = mix(paper, ink, 0.05);
  const around = [ground, paper, sunken];
  return {
    ...surfaces,
    glow: mix(ground, paper, 0.55),
    sunken,
    quiet: softest(paper, ink, 0.6, around, textContrast),
    line: mix(paper, ink, 0.14),
    edge: softest(paper, ink, 0.3, around, outlineContrast),
  };
}

/** The least ink, beginning with `least`, that stands out so much from all of these. */
function softest(paper: string, ink: string, least: number, around: readonly string[], contrast: number): string {
  for (let share = least; share < 1; share += 0.02) {
    const color = mix(paper, ink, share);
    if (around.every((one) => wcagContrast(color, one) >= contrast)) return color;
  }
  return ink;
}

function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "oklab")(share));
}
