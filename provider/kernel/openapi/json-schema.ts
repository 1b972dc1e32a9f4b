import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema of what callers send (`input`) or get (`output`). Files are binary strings, as in multipart forms; a
 * clean-up transform before a check is described by the check.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
      if (def.type === "pipe" && isCleaning(def)) Object.assign(jsonSchema, toJsonSchema(def.out as z.ZodType, io));
    },
  });
  return described as JsonSchema;
}

function isCleaning(def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef {
  return (def as z.core.$ZodPipeDef).in._zod.def.type === "transform";
}
