import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import "@/lib/contract/error-map";

/**
 * The first failure per field. The library's resolver would report the first failure inside a union, which may belong
 * to the wrong branch.
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
