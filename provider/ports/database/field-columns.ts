import type { z } from "zod";

/** A field as a table of the contract has it; without a `column` it is stored under its name as it stands. */
type Field = {
  sent: z.ZodType;
  column?: { name?: string; write?: (value: never) => unknown; read?: (stored: never) => unknown };
};
type Fields = Record<string, Field>;

type Value<F extends Field> = z.output<F["sent"]>;
type ColumnName<N, F extends Field> = F extends { column: { name: infer C extends string } } ? C : N;
type ColumnValue<F extends Field> = F extends { column: { write: (value: never) => infer C } } ? C : Value<F>;

/** The columns of a table of fields. */
export type FieldColumns<T extends Fields> = { [N in keyof T as ColumnName<N, T[N]>]: ColumnValue<T[N]> };

type Written<T extends Fields, V> = {
  [N in keyof T & keyof V as ColumnName<N, T[N]>]: ColumnValue<T[N]> | Extract<V[N], undefined>;
};

/** What `values` names of the fields, as their columns keep it; what is undefined is left out. */
export function toColumns<T extends Fields, V extends { [N in keyof T]?: Value<T[N]> | undefined }>(
  fields: T,
  values: V,
): Written<T, V> {
  const columns = Object.entries(fields).flatMap(([name, { column }]) => {
    const value = values[name] as never;
    return value === undefined ? [] : [[column?.name ?? name, column?.write ? column.write(value) : value]];
  });
  return Object.fromEntries(columns);
}

/** The fields of a row. */
export function fromColumns<T extends Fields>(fields: T, row: FieldColumns<T>): { [N in keyof T]: Value<T[N]> } {
  const values = Object.entries(fields).map(([name, { column }]) => {
    const stored = row[(column?.name ?? name) as keyof typeof row] as never;
    return [name, column?.read ? column.read(stored) : stored];
  });
  return Object.fromEntries(values);
}
