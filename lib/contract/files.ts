import { z } from "zod";
import { type FileRule, hasAllowedKind } from "./values";

/** A required file that obeys `rule`; the checks run in the order required, kind, size. */
export function fileSchema(rule: FileRule) {
  return z
    .custom<File>((value) => value instanceof File && value.size > 0, { error: rule.messages.required, abort: true })
    .superRefine((file, context) => {
      if (!hasAllowedKind(file, rule)) context.addIssue({ code: "custom", message: rule.messages.invalid });
      else if (file.size > rule.bytes) context.addIssue({ code: "custom", message: rule.messages.tooLarge });
    });
}

/** An optional file; the empty part that browsers send for an untouched input counts as none. */
export function optionalFileSchema(rule: FileRule) {
  return z.preprocess(
    (value) =>
      value === "" || value === null || (value instanceof File && value.size === 0 && value.name === "")
        ? undefined
        : value,
    fileSchema(rule).optional(),
  );
}
