import { directionOf, type Run, splitRuns } from "@/lib/drawing/text/runs";
import { openShaper } from "@/lib/drawing/text/shaper";
import { setLine } from "@/lib/drawing/text/text-line";
import { names } from "../names";

async function runsOf(word: string, base: "ltr" | "rtl" = "ltr"): Promise<Run[]> {
  return splitRuns(word, 700, await openShaper(), base);
}

/** A name without its spaces and emoji. */
function lettersOf(name: string): string {
  const clusters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return clusters.filter((one) => !/\s|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(one)).join("");
}

const texts = (runs: Run[]) => runs.map((run) => (run.kind === "text" ? run.text : run.kind));

test.each(names)("every letter of a name is drawn in one of the fonts: %s", async (_, name) => {
  const shaper = await openShaper();
  const runs = name.split(" ").flatMap((word) => splitRuns(word, 700, shaper, "ltr"));
  const drawn = runs.map((run) => (run.kind === "text" ? run.text : "")).join("");
  expect(drawn).toBe(lettersOf(name));
  expect(setLine(name, 700, shaper).pieces.every((piece) => "emoji" in piece || piece.width > 0)).toBe(true);
});

test("letters that join are shaped as one", async () => {
  const shaper = await openShaper();
  const glyphs = (text: string) =>
    setLine(text, 700, shaper).pieces.reduce((sum, piece) => sum + ("glyphs" in piece ? piece.glyphs.length : 0), 0);
  expect(glyphs("क्ष")).toBe(1);
  expect(glyphs("क") + glyphs("ष")).toBe(2);
  // A letter at the start of a word has another shape than alone.
  const first = (text: string) => {
    const piece = setLine(text, 700, shaper).pieces[0];
    return piece && "glyphs" in piece ? piece.glyphs.at(-1)?.path : undefined;
  };
  expect(first("ننن")).not.toBe(first("ن"));
});

test("an Arabic line begins at the right, and Latin words in it keep their order", async () => {
  const shaper = await openShaper();
  const widths = (text: string) => setLine(text, 700, shaper).pieces.map(({ width }) => Math.round(width * 1000));
  const [word, number, latin] = ["شركة", "123", "ABC"].map((text) => widths(text)[0]);
  const ordered = widths("شركة ABC 123");
  expect(ordered.at(-1)).toBe(word);
  expect(ordered.indexOf(latin ?? 0)).toBeLessThan(ordered.indexOf(number ?? 0));
});

test("brackets go with their word", async () => {
  const directions = (runs: Run[]) => [...new Set(runs.map((run) => run.kind === "text" && run.direction))];
  expect(directions(await runsOf("(كوم)"))).toEqual(["rtl"]);
  expect(directions(await runsOf("(Pvt)", "rtl"))).toEqual(["ltr"]);
  expect(directions(await runsOf("&", "rtl"))).toEqual(["rtl"]);
});

test("a letter that no font has is written in Latin ones", async () => {
  expect(texts(await runsOf("ไทย"))).toEqual([expect.stringMatching(/^[a-zA-Z]+$/)]);
});

test("emoji are pictures, digits and signs are letters", async () => {
  expect((await runsOf("🪔")).map(({ kind }) => kind)).toEqual(["emoji"]);
  expect((await runsOf("👨‍👩‍👧")).map(({ kind }) => kind)).toEqual(["emoji"]);
  expect((await runsOf("❤️")).map(({ kind }) => kind)).toEqual(["emoji"]);
  expect(texts(await runsOf("1#*©"))).toEqual(["1#*©"]);
});

test("a line that begins with a number has the direction of its letters", () => {
  expect(directionOf("2 منٹ میں")).toBe("rtl");
  expect(directionOf("2 minutes")).toBe("ltr");
  expect(directionOf("98250 12345")).toBe("ltr");
  expect(directionOf("…")).toBeUndefined();
});
