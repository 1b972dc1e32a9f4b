import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import fc from "fast-check";
import sharp from "sharp";
import { drawBusinessCards } from "@/lib/drawing/business-cards/business-cards";
import type { PersonOnCard } from "@/lib/drawing/business-cards/faces";
import { areaOf, cardsOnSheet, safety } from "@/lib/drawing/business-cards/sheet";
import type { CodeMark } from "@/lib/drawing/qr-code";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";
import { hasPdfReader, readPdf, readWords, showPage } from "../../../servers/read-pdf";
import { names } from "../names";
import { toSvg } from "../pdf-svg";
import { readCode } from "../read-code";

const company: CodeMark = { name: "Marigold Living", logo: null, color: "#b45309" };

function buildPerson(overrides: Partial<PersonOnCard> = {}): PersonOnCard {
  const shownLink = "cards.example/marigold/people/ravi-kumar-12";
  return {
    ...{ name: "Ravi Kumar", role: "Sales", reach: ["+91 98200 11111", "ravi@marigold.example"] },
    ...{ address: "12 MG Road, Mumbai", link: `https://${shownLink}?s=print`, shownLink },
    ...overrides,
  };
}

const draw = (people: PersonOnCard[], language: Language = "en", mark = company) =>
  drawBusinessCards(translatorOf(language), { company: mark, people });
const pagesOf = async (file: Uint8Array) => (await PDFDocument.load(file)).getPages();

/** The page at 300 dots an inch, without its pictures. */
const outlinesOf = (page: PDFPage) =>
  sharp(Buffer.from(toSvg(page)), { density: 300 })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();

/** What lies there on such a page. */
async function cutOut(page: Buffer, { x, y, width, height }: ReturnType<typeof areaOf>): Promise<Buffer> {
  const [left, top, wide, high] = [x, y, width, height].map((at) => Math.round((at / 25.4) * 300)) as [
    number,
    number,
    number,
    number,
  ];
  return sharp(page).extract({ left, top, width: wide, height: high }).png().toBuffer();
}

test.each([
  [1, 2],
  [10, 2],
  [11, 4],
])("%d people are %d pages, fronts and backs in turn", async (count, pages) => {
  expect(await pagesOf(await draw(Array.from({ length: count }, () => buildPerson())))).toHaveLength(pages);
});

test("behind each front is that person's code, which opens their card", async () => {
  const people = [1, 2, 3].map((id) => buildPerson({ link: `https://cards.example/marigold/people/p-${id}?s=print` }));
  const [, back] = await pagesOf(await draw(people));
  const page = await outlinesOf(back as PDFPage);
  for (const [index, { link }] of people.entries())
    expect(await readCode(await cutOut(page, areaOf(index, "back")))).toBe(link);
});

test("black is printed with black alone", async () => {
  const [front] = await pagesOf(await draw([buildPerson()]));
  expect(toSvg(front as PDFPage)).toContain('fill="#000000"');
  expect(toSvg(front as PDFPage)).not.toContain('fill="rgb(0,0,0)"');
});

test("a drawing that nobody waits for any more is given up", async () => {
  const reason = new Error("The browser left");
  const people = Array.from({ length: 30 }, () => buildPerson());
  const drawing = drawBusinessCards(translatorOf("en"), { company, people }, AbortSignal.abort(reason));
  await expect(drawing).rejects.toBe(reason);
});

test("other work has its turns while a sheet is drawn", async () => {
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  await draw(Array.from({ length: cardsOnSheet }, () => buildPerson()));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(cardsOnSheet / 2);
});

const hasReader = hasPdfReader();

(hasReader ? describe : () => {})("what a PDF reader reads", () => {
  test("of a code with the company's logo in the middle is the link", async () => {
    const create = { width: 300, height: 300, channels: 3, background: "#e11d48" } as const;
    const logo = await sharp({ create }).png().toBuffer();
    const back = showPage(await draw([buildPerson()], "en", { ...company, logo }), 2);
    expect(await readCode(await cutOut(back, areaOf(0, "back")))).toBe(buildPerson().link);
  });

  test("of both sides is what a customer needs", async () => {
    expect(readPdf(await draw([buildPerson()]))).toBe(
      [
        "Marigold Living Ravi Kumar Sales +91 98200 11111 ravi@marigold.example 12 MG Road, Mumbai",
        "Scan to save my contact cards.example/marigold/people/ravi-kumar-12",
      ].join(" "),
    );
  });

  test("of a person of whom little is known is that", async () => {
    const text = readPdf(await draw([buildPerson({ role: "", reach: [], address: "" })]));
    expect(text).toMatch(/^Marigold Living Ravi Kumar Scan to save my contact cards\.example/);
  });

  test.each<[string, string, Language]>([
    ["रवि कुमार शर्मा", "बिक्री प्रबंधक", "hi"],
    ["محمد عمران قریشی", "سیلز مینیجر", "ur"],
    ["முருகன் சுப்பிரமணியன்", "விற்பனை", "ta"],
    ["শ্রী লক্ষ্মী", "বিক্রয়", "bn"],
  ])("of the name %s are its letters", async (name, role, language) => {
    const text = readPdf(await draw([buildPerson({ name, role })], language));
    for (const word of [...name.split(" "), ...role.split(" "), "98200", "11111"]) expect(text).toContain(word);
  });

  test("however much there is to say, no word leaves its card", async () => {
    const piece = fc.oneof(
      fc.constantFrom(...names.map(([, name]) => name)),
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.string({ unit: fc.constantFrom("W", "i", "न", " "), maxLength: 300 }),
    );
    const person = fc.record({
      ...{ name: piece, role: piece, reach: fc.array(piece, { maxLength: 3 }), address: piece, shownLink: piece },
      link: fc.constant("https://cards.example/a"),
    });
    const people = fc.array(person, { minLength: cardsOnSheet, maxLength: cardsOnSheet });
    await fc.assert(
      fc.asyncProperty(people, fc.constantFrom<Language>("en", "ur"), piece, async (some, language, name) => {
        expect(outsideOf(await draw(some, language, { ...company, name }))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});

/** The words that come closer to their card's edge than they may, or leave it. */
function outsideOf(file: Uint8Array) {
  const areas = Array.from({ length: cardsOnSheet }, (_, index) => areaOf(index, "front"));
  const millimetres = (points: number) => (points / 72) * 25.4;
  const slack = 0.6;
  return readWords(file).filter((word) => {
    const [left, top, right, bottom] = [word.left, word.top, word.right, word.bottom].map(millimetres) as [
      number,
      number,
      number,
      number,
    ];
    return !areas.some(
      ({ x, y, width, height }) =>
        left > x + safety - slack &&
        right < x + width - safety + slack &&
        top > y + safety - slack &&
        bottom < y + height - safety + slack,
    );
  });
}
