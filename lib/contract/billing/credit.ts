import { shareOf } from "../money";
import { type GstAmounts, gstColumns, type TaxAmounts, taxColumns } from "./tax";

/**
 * Credit notes, each for a part of an invoice's total, at the invoice's own rate and split. What they leave of the tax is in
 * proportion to what they leave of the total, so that roundings never add up, and the last one takes the rest of each column.
 */

/** Of each column, what an invoice's earlier notes leave. */
export function leftOf<Column extends string>(
  columns: readonly Column[],
  invoice: Record<Column, number>,
  notes: readonly Record<Column, number>[],
): Record<Column, number> {
  const left = columns.map((column) => [column, notes.reduce((rest, note) => rest - note[column], invoice[column])]);
  return Object.fromEntries(left) as Record<Column, number>;
}

/**
 * The note for `part` of an invoice where there is one tax, beside its earlier `notes`.
 * @throws RangeError if `part` is no whole number of 1 up to what is left of the total.
 */
export function creditTax(invoice: TaxAmounts, notes: readonly TaxAmounts[], part: number): TaxAmounts {
  return take(part, leftOf(taxColumns, invoice, notes), invoice, 1);
}

/**
 * The same in India. CGST and SGST are equal, unless a note is for a single paisa.
 * @throws RangeError as `creditTax`.
 */
export function creditGst(invoice: GstAmounts, notes: readonly GstAmounts[], part: number): GstAmounts {
  const left = leftOf(gstColumns, invoice, notes);
  const halves = invoice.cgst > 0 ? 2 : 1;
  const { taxable, tax, total } = take(part, toTax(left), toTax(invoice), halves);
  if (halves === 1) return { taxable, cgst: 0, sgst: 0, igst: tax, total };
  const cgst = left.cgst - Math.floor((left.cgst + left.sgst - tax) / 2);
  return { taxable, cgst, sgst: tax - cgst, igst: 0, total };
}

function toTax({ taxable, cgst, sgst, igst, total }: GstAmounts): TaxAmounts {
  return { taxable, tax: cgst + sgst + igst, total };
}

/** The tax is made of so many equal parts. */
function take(part: number, left: TaxAmounts, invoice: TaxAmounts, parts: number): TaxAmounts {
  if (!Number.isInteger(part) || part < 1 || part > left.total)
    throw new RangeError(`no part of what is left: ${part} of ${left.total}`);
  const stays = parts * shareOf(invoice.tax / parts, left.total - part, invoice.total);
  // Two halves may go at once, where the part is one minor unit.
  const tax = Math.min(part, left.tax - stays);
  return { taxable: part - tax, tax, total: part };
}
