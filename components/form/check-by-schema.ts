import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import "@/lib/contract/error-map";

/**
 * Checks a form by `schema`; the first failure of a field is shown there. The library's own resolver shows the first
 * failure inside a union, which may be of a way to fill the field in that nobody meant.
 */
export function checkBySchema<I extends FieldValues, O>(schema: z.ZodType<O, I>): Resolver<I, unknown, O> {
  return async (values, _, options) => {
    const { data, error } = await schema.safeParseAsync(values);
    if (!error) return { values: data as O & FieldValues, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) errors[path.join(".")] ??= { type: code, message };
    return { values: {}, errors: toNestErrors<I>(errors, options) };
  };
}
