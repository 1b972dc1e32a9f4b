import { z } from "zod";
import * as fieldMessages from "./messages";

/** Importing this gives all schemas of the process a plain sentence for each failure without a text of its own. */
z.config({ customError: describe });

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type Issue = z.core.$ZodIssue;

function describe(issue: RawIssue): string {
  if (issue.code === "invalid_union") return closest(issue.errors)?.message ?? fieldMessages.unfit;
  if (issue.input === undefined || issue.input === null) return fieldMessages.required;
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue.expected);
    case "invalid_value":
      return describeChoice(issue.values);
    case "invalid_format":
      return formats[issue.format] ?? fieldMessages.unfit;
    case "too_big":
      return describeMost(issue.origin, Number(issue.maximum));
    case "too_small":
      return describeLeast(issue.origin, Number(issue.minimum));
    case "unrecognized_keys":
      return fieldMessages.notKnown(issue.keys.join(", "));
    default:
      return fieldMessages.unfit;
  }
}

const formats: Partial<Record<string, string>> = {
  email: fieldMessages.emailInvalid,
  url: fieldMessages.linkInvalid,
  date: fieldMessages.dayInvalid,
  datetime: fieldMessages.timeInvalid,
};

function describeType(expected: string): string {
  if (expected === "string") return fieldMessages.textInvalid;
  if (expected === "number" || expected === "int") return fieldMessages.numberInvalid;
  return expected === "boolean" ? fieldMessages.booleanInvalid : fieldMessages.unfit;
}

function describeChoice(values: readonly z.core.util.Primitive[]): string {
  const names = values.map(String).filter(Boolean);
  return names.length > 1 ? fieldMessages.notOneOf(names.join(", ")) : fieldMessages.unfit;
}

function describeMost(origin: string, max: number): string {
  if (origin === "string") return fieldMessages.tooLong(max);
  return isList(origin) ? fieldMessages.tooMany(max) : fieldMessages.tooMuch(max);
}

function describeLeast(origin: string, min: number): string {
  if (origin === "string") return min === 1 ? fieldMessages.required : fieldMessages.tooShort(min);
  return isList(origin) ? fieldMessages.tooFew(min) : fieldMessages.tooLittle(min);
}

function isList(origin: string): boolean {
  return origin === "array" || origin === "set";
}

/** Of a union's branches, the first whose type fits the value. */
function closest(ways: Issue[][]): Issue | undefined {
  return ways.map(([issue]) => issue).find((issue) => issue && !isOtherKind(issue));
}

function isOtherKind({ code, path }: Issue): boolean {
  return path.length === 0 && (code === "invalid_type" || code === "invalid_value");
}
