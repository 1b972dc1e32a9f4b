import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import type { BillingDocument } from "@/lib/contract/billing/payment-schema";
import { drawInvoice } from "@/lib/drawing/invoice";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";
import { buildDocument } from "../../components/billing/build-billing";
import { hasPdfReader, type ReadWord, readPdf, readWords } from "../../servers/read-pdf";
import { toSvg } from "./pdf-svg";

const draw = (change: Partial<BillingDocument> = {}, language: Language = "en") =>
  drawInvoice(translatorOf(language), buildDocument(change));

const { customer, seller } = buildDocument();
const note: Partial<BillingDocument> = {
  ...{ kind: "creditNote", number: "CN/26-27/00001", reference: "UTR 4711" },
  invoice: { id: 3, number: "NK/26-27/00001", issued_on: "2026-11-28" },
};

test("the letters are outlines, so that every machine shows the same", async () => {
  const [page] = (await PDFDocument.load(await draw())).getPages();
  const svg = toSvg(page as PDFPage);
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(20);
  expect(page?.getSize()).toEqual({ width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) });
});

const hasReader = hasPdfReader();

(hasReader ? describe : () => {})("what a PDF reader reads", () => {
  test("of a tax invoice for another state is what the law asks for", async () => {
    expect(readPdf(await draw({ customer: { ...customer, gstin: "27AAPFU0939F1ZV" } }))).toBe(
      [
        "Tax invoice Number Date NK/26-27/00001 28 Nov 2026 Seller Customer Namaskard Services Lamps & Sons",
        "5 MG Road 1 Lamp Road Bengaluru Maharashtra (27) 411001 Karnataka (29) 560001 GSTIN 27AAPFU0939F1ZV",
        "GSTIN 29AAGCB7383J1Z4 Place of supply Tax payable on reverse charge Maharashtra (27) No",
        "Description Shop · 1 year SAC 998315 Taxable value ₹500 IGST (18%) ₹90 Total ₹590",
        "This document was made by a computer and needs no signature.",
      ].join(" "),
    );
  });

  test("of one within the state are both halves of the tax", async () => {
    const text = readPdf(await draw({ cgst: "45.00", sgst: "45.00", igst: "0.00", place_of_supply: "29" }));
    expect(text).toContain("Taxable value ₹500 CGST (9%) ₹45 SGST (9%) ₹45 Total ₹590");
  });

  test("of a credit note is its invoice with its day", async () => {
    const text = readPdf(await draw(note));
    expect(text).toMatch(/^Credit note Number Date CN\/26-27\/00001/);
    expect(text).toContain("For invoice Payment reference NK/26-27/00001 UTR 4711 28 Nov 2026");
  });

  test("of other kinds is what each has to declare", async () => {
    const composition = { seller: { ...seller, registration: "composition" as const }, title: "billOfSupply" as const };
    expect(readPdf(await draw(composition))).toMatch(
      /^Bill of supply .*Composition taxable person, not eligible to collect tax on supplies This document/,
    );
    const abroad = { customer: { ...customer, country: "AE", state: "" }, place_of_supply: "AE" };
    expect(readPdf(await draw(abroad))).toContain("export on payment of integrated tax");
    expect(readPdf(await draw({ ...abroad, igst: "0.00" }))).toContain("without payment of integrated tax");
    const plain = readPdf(await draw({ title: "invoice", sac: "", igst: "0.00", is_reverse_charge: true }));
    expect(plain).toMatch(/^Invoice .*reverse charge Maharashtra \(27\) Yes/);
    expect(plain).not.toMatch(/SAC|export|Composition/);
  });

  test.each<[Language, string[]]>([
    ["hi", ["टैक्स इनवॉइस / Tax invoice", "ग्राहक / Customer", "कुल / Total ₹590", "Shop · 1 साल"]],
    ["ta", ["எண் / Number", "மொத்தம் / Total ₹590"]],
    ["ur", ["گاہک", "Customer", "کل", "NK/26-27/00001"]],
  ])("in %s are labels in that language and in English", async (language, texts) => {
    const text = readPdf(await draw({}, language));
    for (const one of texts) expect(text).toContain(one);
  });

  test.each([
    "श्री लक्ष्मी नारायण मिठाई भण्डार",
    "ஸ்ரீ லட்சுமி விளக்குக் கடை",
    "শ্রী লক্ষ্মী মিষ্টান্ন ভাণ্ডার",
    "پرانا بازار لکھنؤ",
    "Café Müller & Söhne",
    "老字號燈具店",
  ])("of the name %s are its letters", async (name) => {
    expect(readPdf(await draw({ customer: { ...customer, name } }))).toContain(name);
  });

  test("more different characters than one font has are all there", async () => {
    const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
    const consonants = Array.from({ length: 36 }, (_, index) => 0x15 + index);
    const letters = blocks
      .flatMap((block) => consonants.map((consonant) => String.fromCodePoint(block + consonant)))
      .filter((letter) => /\p{L}/u.test(letter) && letter === letter.normalize("NFC"));
    expect(letters.length).toBeGreaterThan(255);
    const text = readPdf(await draw({ customer: { ...customer, address: letters.join(" ") } }));
    expect(letters.filter((letter) => !text.includes(letter))).toEqual([]);
  });
});

const pages: [string, string, string][] = [
  ["long words", "W".repeat(100), "W".repeat(300)],
  ["many lines", "न".repeat(100), "अ\n".repeat(150)],
  ["long lines", "Sri Lakshmi Narayana ".repeat(5).slice(0, 100), "Old clock tower, the\n".repeat(15).slice(0, 300)],
];

test.each(hasReader ? pages : [])(
  "an invoice of %s stays on its one page, column by column",
  async (_, name, address) => {
    const party = { name, address };
    const file = await draw({ ...note, customer: { ...customer, ...party }, seller: { ...seller, ...party } }, "hi");
    expect((await PDFDocument.load(file)).getPageCount()).toBe(1);
    const words = readWords(file);
    const isInside = ({ left, top, right, bottom }: ReadWord) => left > 40 && top > 40 && right < 555 && bottom < 802;
    expect(words.filter((word) => !isInside(word))).toEqual([]);
    expect(words.filter((word, index) => words.slice(0, index).some((other) => overlaps(word, other)))).toEqual([]);
  },
);

/** By more than lines that are close to each other. */
function overlaps(one: ReadWord, other: ReadWord): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 1 && high > 3;
}
