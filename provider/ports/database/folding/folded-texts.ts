import type { Insertable, Updateable } from "kysely";
import type { Database } from "../schema";
import { fold } from "./fold";
import { foldPhone } from "./fold-phone";

type FoldedColumn<T extends keyof Database> = Extract<keyof Database[T], `folded_${string}`>;

/** The tables in which folded texts stand beside those that they are made of; former names stand there folded only. */
type FoldedTable = {
  [T in keyof Database]: FoldedColumn<T> extends never ? never : T;
}[Exclude<keyof Database, "company_names">];

/** Which text each folded column holds: all that is searched or ordered by, and numbers that are found whole. */
const sources = {
  clients: { folded_name: "company_name", folded_phone: "phone" },
  deleted_clients: { folded_name: "company_name" },
  documents: { folded_file_name: "file_name" },
  products: { folded_name: "name", folded_description: "description" },
  videos: { folded_title: "title", folded_description: "description" },
  banners: { folded_title: "title", folded_description: "description" },
  people: { folded_name: "name", folded_role: "role" },
  sign_ups: { folded_company_name: "company_name", folded_name: "name" },
  feedback: { folded_customer_name: "customer_name", folded_phone: "customer_phone", folded_message: "message" },
  appointments: { folded_phone: "phone" },
  leads: { folded_name: "name", folded_phone: "phone", folded_message: "message" },
} as const satisfies { [T in FoldedTable]: Record<FoldedColumn<T>, keyof Database[T]> };

/** A row as it is given to be stored, without its folded texts, which follow from the others. */
export type NewRow<T extends keyof Database> = Omit<Insertable<Database[T]>, FoldedColumn<T>>;

/** What may change in a row, the same way; fields that are undefined stay. */
export type RowChange<T extends keyof Database> = Omit<Updateable<Database[T]>, "id" | "client_id" | FoldedColumn<T>>;

type Sources = typeof sources;
type WithFolded<T extends FoldedTable, V> = V & {
  [C in keyof Sources[T] as Sources[T][C] extends keyof V ? C : never]: V[Sources[T][C] & keyof V];
};

/** `values` of a row of `table` with the folded text beside each text that they name and that has one. */
export function withFolded<T extends FoldedTable, V extends NewRow<T> | RowChange<T>>(
  table: T,
  values: V,
): WithFolded<T, V> {
  const folded = Object.entries(sources[table]).flatMap(([column, source]) => {
    const text = values[source as keyof V];
    return typeof text === "string" ? [[column, column === "folded_phone" ? foldPhone(text) : fold(text)]] : [];
  });
  return { ...values, ...Object.fromEntries(folded) };
}

/** The folded columns of `table`. */
export function foldedColumns(table: FoldedTable): string[] {
  return Object.keys(sources[table]);
}
