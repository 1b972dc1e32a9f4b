/** Colours, type and shapes in which a design can be had: five for each design, twenty-five in all. */
export const moods = {
  "1": ["sand", "slate", "sage", "plum", "midnight"],
  "2": ["counter", "market", "kraft", "candy", "steel"],
  "3": ["ivory", "newsprint", "olive", "blush", "chalkboard"],
  "4": ["night", "cobalt", "forest", "ember", "mono"],
  "5": ["calling", "linen", "mint", "ink", "gilt"],
} as const;

export const moodNames = Object.values(moods).flat();
export type Mood = (typeof moodNames)[number];

type Look = { template_choice: keyof typeof moods; mood?: Mood | null };

/** The mood that a card is in: its design's first where none is chosen, or one of another design. */
export function moodOf({ template_choice: choice, mood }: Look): Mood {
  return moods[choice].find((name) => name === mood) ?? moods[choice][0];
}

/** Whether the mood brings a colour of its own. A design's first one takes the logo's. */
export function hasOwnColor(look: Look): boolean {
  return moodOf(look) !== moods[look.template_choice][0];
}
