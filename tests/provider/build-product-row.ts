import { z } from "zod";
import { writtenProductSchema } from "@/lib/contract/content/product";
import { productFields } from "@/lib/contract/content/product-fields";
import { toColumns } from "@/provider/ports/database/field-columns";

const written = writtenProductSchema(z.undefined().optional());

/** A row of a product that says so much of itself, as it is stored. */
export function buildProductRow(fields: z.input<typeof written>) {
  const at = "2026-11-20T10:00:00.000Z";
  const row = { status: "active", position: 1, created_at: at, updated_at: at };
  return { ...toColumns(productFields, written.parse(fields)), ...row };
}
