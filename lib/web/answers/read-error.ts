import type { FieldErrors } from "../../contract/errors";
import { isRecord, parseJson } from "../../contract/json-text";

/** The parts of an error answer that a person can read. */
export type ErrorAnswer = { detail: string | null; code: string | null; fields: FieldErrors | null };

const nothing: ErrorAnswer = { detail: null, code: null, fields: null };
const envelope = ["detail", "error", "message"] as const;

/**
 * Reads the error body of any provider: `detail`, `error` or `message` (in that order) with an optional `fields` map,
 * a bare map of fields, or a bare list of texts. Without a text for the whole, the first field's is used.
 */
export function readErrorBody(body: unknown): ErrorAnswer {
  if (Array.isArray(body)) return { ...nothing, detail: firstText(body) };
  if (!isRecord(body)) return nothing;
  const isEnvelope = envelope.some((name) => name in body) || "fields" in body;
  const fields = readFields(isEnvelope ? body.fields : body);
  const texts = envelope.map((name) => firstText(body[name]));
  return {
    detail: texts.find((text) => text !== null) ?? firstText(Object.values(fields ?? {})[0]),
    code: typeof body.code === "string" ? body.code : null,
    fields,
  };
}

/** The error that `response` carries; consumes its body, and never throws. */
export async function readError(response: Response): Promise<ErrorAnswer> {
  const text = await response.text().catch(() => "");
  return readErrorBody(parseJson(text));
}

function readFields(value: unknown): FieldErrors | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).flatMap(([name, said]): [string, string[]][] => {
    const texts = [said].flat().filter((text): text is string => typeof text === "string" && text !== "");
    return texts.length > 0 ? [[name, texts]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function firstText(value: unknown): string | null {
  const text = [value].flat()[0];
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
