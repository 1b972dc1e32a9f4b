/**
 * Stacks of fonts that devices bring along, so that no card loads one; each ends in what writes India's scripts. No name
 * needs quotes, since a stack stands in a style attribute.
 */
const indic =
  "Noto Sans Devanagari, Noto Sans Tamil, Noto Sans Telugu, Noto Sans Bengali, Kohinoor Devanagari, Nirmala UI";
const sans = `system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, ${indic}, sans-serif`;

export const faces = {
  sans,
  serif: `Iowan Old Style, Palatino Linotype, Palatino, Noto Serif, Georgia, Noto Serif Devanagari, ${indic}, serif`,
  humanist: `Optima, Candara, Gill Sans, Gill Sans MT, Noto Sans, ${indic}, sans-serif`,
  slab: `Rockwell, Roboto Slab, American Typewriter, DejaVu Serif, Noto Serif, ${indic}, serif`,
  didone: `Didot, Bodoni MT, Noto Serif Display, Hoefler Text, Noto Serif, Georgia, ${indic}, serif`,
  rounded: `ui-rounded, Hiragino Maru Gothic ProN, Arial Rounded MT Bold, Quicksand, Nunito, ${sans}`,
  condensed: `DIN Condensed, Bahnschrift, Avenir Next Condensed, Roboto Condensed, sans-serif-condensed, Arial Narrow, Liberation Sans Narrow, ${indic}, sans-serif`,
} as const;

export type Face = keyof typeof faces;
