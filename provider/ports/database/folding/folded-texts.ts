import type { Insertable, Updateable } from "kysely";
import type { Database } from "../schema";
import { fold } from "./fold";
import { foldPhone } from "./fold-phone";

type FoldedColumn<T extends keyof Database> = Extract<keyof Database[T], `folded_${string}`>;

/** Tables with folded columns next to their originals. `company_names` stores only the folded name. */
type FoldedTable = {
  [T in keyof Database]: FoldedColumn<T> extends never ? never : T;
}[Exclude<keyof Database, "company_names">];

/** The source of each folded column: texts that are searched or sorted, and phone numbers that are looked up. */
const sources = {
  clients: { folded_name: "company_name", folded_phone: "phone" },
  deleted_clients: { folded_name: "company_name" },
  documents: { folded_file_name: "file_name", folded_texts: "texts" },
  products: { folded_name: "name", folded_description: "description", folded_texts: "texts" },
  videos: { folded_title: "title", folded_description: "description", folded_texts: "texts" },
  banners: { folded_title: "title", folded_description: "description", folded_texts: "texts" },
  people: { folded_name: "name", folded_role: "role", folded_phone: "phone", folded_texts: "texts" },
  sign_ups: { folded_company_name: "company_name", folded_name: "name" },
  feedback: { folded_customer_name: "customer_name", folded_phone: "customer_phone", folded_message: "message" },
  appointments: { folded_phone: "phone" },
  payment_requests: { folded_customer: "customer_name", folded_bank_reference: "bank_reference" },
  invoices: { folded_customer: "customer_name", folded_number: "number" },
  leads: { folded_name: "name", folded_phone: "phone", folded_message: "message" },
} as const satisfies { [T in FoldedTable]: Record<FoldedColumn<T>, keyof Database[T]> };

/** A new row without its folded columns; `withFolded` adds them. */
export type NewRow<T extends keyof Database> = Omit<Insertable<Database[T]>, FoldedColumn<T>>;

/** A change of a row, likewise; undefined fields stay unchanged. */
export type RowChange<T extends keyof Database> = Omit<Updateable<Database[T]>, "id" | "client_id" | FoldedColumn<T>>;

type Sources = typeof sources;
type WithFolded<T extends FoldedTable, V> = V & {
  [C in keyof Sources[T] as Sources[T][C] extends keyof V ? C : never]: V[Sources[T][C] & keyof V];
};

/** Adds the folded column for each text in `values` that has one. */
export function withFolded<T extends FoldedTable, V extends NewRow<T> | RowChange<T>>(
  table: T,
  values: V,
): WithFolded<T, V> {
  const folded = Object.entries(sources[table]).flatMap(([column, source]) => {
    const text = values[source as keyof V];
    if (column === "folded_texts" && text === null) return [[column, null]];
    return typeof text === "string" ? [[column, foldColumn(column, text)]] : [];
  });
  return { ...values, ...Object.fromEntries(folded) };
}

function foldColumn(column: string, text: string): string {
  if (column === "folded_texts") return allTexts(text).map(fold).join("\n");
  return column === "folded_phone" ? foldPhone(text) : fold(text);
}

/** What a column `texts` says, in whichever language. */
function allTexts(stored: string): string[] {
  const texts: Record<string, Record<string, string>> = JSON.parse(stored);
  return Object.values(texts).flatMap((fields) => Object.values(fields));
}

/** A row that was set aside, perhaps under former rules, as it is to be stored now. */
export function foldedAnew<R extends Record<string, unknown>>(table: string, row: R): R {
  if (table === "company_names") return { ...row, folded_name: fold(String(row.folded_name)) };
  return isFolded(table) ? withFolded(table, row as never) : row;
}

function isFolded(table: string): table is FoldedTable {
  return Object.hasOwn(sources, table);
}

export function foldedColumns(table: FoldedTable): string[] {
  return Object.keys(sources[table]);
}
