import type { Party } from "../contract/billing/party";
import type { BillingDocument } from "../contract/billing/payment-schema";
import { formatDay } from "../format/calendar";
import { documentName } from "../format/document-name";
import { amountRows, declaration, partyText, placeName } from "../format/invoice";
import { paidFor } from "../format/paid-for";
import { formatPrice } from "../format/price";
import { translatorOf } from "../i18n/catalog";
import { defaultLanguage } from "../i18n/languages";
import type { T } from "../i18n/translator";
import { PdfPage } from "./pdf-page";
import type { Weight } from "./text/font-files";
import { fitText, inkOfBlock } from "./text/text-block";
import { TextLayer } from "./text-layer";

/** A4, in millimetres. */
const paper = { width: 210, height: 297 };
const margin = 18;
const gap = 8;
const inner = paper.width - margin * 2;
const half = (inner - gap) / 2;

const ink = "#16212b";
const muted = "#56626c";
const line = "#c9c3b8";

/** An invoice or a credit note on one page, as the law wants it, in a language and in English. */
export async function drawInvoice(t: T, document: BillingDocument): Promise<Uint8Array> {
  const pdf = await import("@cantoo/pdf-lib");
  const file = await pdf.PDFDocument.create({ updateMetadata: false });
  file.setTitle(`${documentName(t, document)} ${document.number}`);
  file.setLanguage(t.language);
  const layer = new TextLayer();
  const page = new PdfPage(pdf, file, paper);
  await new InvoicePage(t, page, layer).draw(document);
  layer.write(pdf, file, page);
  return file.save();
}

/** `x` and `width` are those of a column, as it stands where one reads from the left. */
type Column = { x: number; width: number };
type Style = { size?: number; weight?: Weight; color?: string; isAtEnd?: boolean };
/** Texts below each other. */
type Stack = [Column, ...[text: string, Style][]];
type Label =
  | "number"
  | "day"
  | "of"
  | "reference"
  | "supply"
  | "reverseCharge"
  | "seller"
  | "customer"
  | "what"
  | "sac"
  | "total"
  | "unsigned";

const small = { size: 2.8, color: muted };

const whole = { x: margin, width: inner };
const first = { x: margin, width: half };
const second = { x: margin + half + gap, width: half };
const wide = { x: margin, width: inner - 50 };
const sums = { x: margin + inner - 46, width: 46 };

class InvoicePage {
  readonly #t: T;
  readonly #page: PdfPage;
  readonly #layer: TextLayer;
  /** Where the next row begins. */
  #top = margin;

  constructor(t: T, page: PdfPage, layer: TextLayer) {
    this.#t = t;
    this.#page = page;
    this.#layer = layer;
  }

  async draw(document: BillingDocument): Promise<void> {
    const { invoice, seller, customer, reference, total, currency } = document;
    const t = this.#t;
    const title = this.#both((one) => documentName(one, document));
    await this.#row([[whole, [title, { size: 6.5, weight: 700 }]]]);
    await this.#facts(["number", document.number], ["day", formatDay(t, document.issued_on)]);
    if (invoice) {
      await this.#facts(
        ["of", `${invoice.number}\n${formatDay(t, invoice.issued_on)}`],
        ["reference", reference ?? ""],
      );
    }
    this.#rule();
    await this.#row([this.#party(first, "seller", seller), this.#party(second, "customer", customer)]);
    const answer = document.is_reverse_charge ? "yes" : "no";
    await this.#facts(
      ["supply", placeName(t, document.place_of_supply)],
      ["reverseCharge", this.#both((one) => one(`billing.document.${answer}`))],
    );
    this.#rule();
    const { sac } = document;
    await this.#sum(this.#label("what"), paidFor(t, document));
    if (sac) await this.#sum(this.#label("sac"), sac);
    const english = amountRows(translatorOf(defaultLanguage), document);
    for (const [index, [label, amount]] of amountRows(t, document).entries())
      await this.#sum(sideBySide(label, english[index]?.[0] ?? ""), amount);
    this.#rule();
    await this.#sum(this.#label("total"), formatPrice(total, currency), { size: 4.6, weight: 700 });
    this.#rule();
    const declared = this.#both((one) => declaration(one, document));
    if (declared) await this.#row([[whole, [declared, {}]]]);
    await this.#row([[whole, [this.#label("unsigned"), small]]]);
  }

  #party(column: Column, name: Label, party: Party): Stack {
    const { name: called } = party;
    return [column, [this.#label(name), small], [called, { size: 4, weight: 700 }], [partyText(this.#t, party), {}]];
  }

  /** Each with its label above it. */
  #facts(...facts: [name: Label, text: string][]): Promise<void> {
    const columns = [first, second];
    return this.#row(
      facts.map(([name, text], index) => [
        columns[index] ?? whole,
        [this.#label(name), small],
        [text, { weight: 700 }],
      ]),
    );
  }

  #sum(label: string, text: string, style: Style = {}): Promise<void> {
    return this.#row(
      [
        [wide, [label, { color: muted }]],
        [sums, [text, { ...style, isAtEnd: true }]],
      ],
      1.5,
    );
  }

  #label(name: Label): string {
    return this.#both((t) => t(`billing.document.${name}`));
  }

  #both(write: (t: T) => string): string {
    return sideBySide(write(this.#t), write(translatorOf(defaultLanguage)));
  }

  #rule(): void {
    this.#page.rectangle({ x: margin, y: this.#top, width: inner, height: 0.2 }, line);
    this.#top += 4;
  }

  /** Stacks beside each other, and room below the highest. */
  async #row(stacks: Stack[], below = 4): Promise<void> {
    let bottom = this.#top;
    for (const [column, ...texts] of stacks) {
      let top = this.#top;
      for (const [text, style] of texts) top += (await this.#write(column, top, text, style)) + 0.6;
      bottom = Math.max(bottom, top);
    }
    this.#top = bottom + below;
  }

  /** @returns its height */
  async #write(column: Column, top: number, text: string, style: Style): Promise<number> {
    const { size = 3.4, weight = 500, color = ink, isAtEnd = false } = style;
    const room = { width: column.width, height: paper.height, lines: 40, largest: size, smallest: size };
    const place = this.#placeIn(column, isAtEnd);
    let height = 0;
    for (const paragraph of paragraphsOf(text)) {
      const block = await fitText(paragraph, { ...room, weight, leading: 1.35 });
      await this.#page.ink(inkOfBlock(block, top + height, place), color);
      this.#layer.add(block, top + height, place);
      height += block.height;
    }
    return height;
  }

  /** Where one reads from the right, columns stand from there. */
  #placeIn({ x, width }: Column, isAtEnd: boolean) {
    const isMirrored = this.#t.dir === "rtl";
    const left = isMirrored ? paper.width - x - width : x;
    return isMirrored === isAtEnd ? { left } : { right: left + width };
  }
}

/** Once where both are the same. */
function sideBySide(text: string, english: string): string {
  return text === english ? text : `${text} / ${english}`;
}

/** An address of very many lines is written in one. */
const mostParagraphs = 8;

function paragraphsOf(text: string): string[] {
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  return lines.length > mostParagraphs ? [lines.join(", ")] : lines;
}
