import { type FieldErrors, sayFields, type Writer } from "@/lib/contract/errors";
import { isRecord } from "@/lib/contract/json-text";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, pickLanguage } from "@/lib/i18n/languages";
import type { Params } from "@/lib/i18n/messages";
import { hasSaid, writeReason } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";
import type { AppContext } from "./context";

/** The translator of the language that a form was read in, else of the first that the call asks for and there is. */
export function translatorOfCall(c: AppContext): T {
  return translatorOf(c.get("formLanguage") ?? pickLanguage(c.req.header("accept-language")) ?? defaultLanguage);
}

/** Leaves what is said as it is: for an answer that is kept, and written for everybody who gets it. */
export const unwritten: Writer = { say: (text) => text, language: defaultLanguage };

const headersOf = ({ language }: Writer) => ({ "content-type": "application/json", "content-language": language });

/** An answer as JSON, with the texts in it that services have said. */
export function answerJson(json: string, status: number, t: Writer): Response {
  if (!hasSaid(json)) return new Response(json, { status, headers: { "content-type": "application/json" } });
  return new Response(JSON.stringify(written(JSON.parse(json), t)), { status, headers: headersOf(t) });
}

/** An answer that was made by `unwritten`. */
export function writeAnswer(response: Response, json: string, t: Writer): Response {
  if (!hasSaid(json)) return response;
  const { body } = answerJson(json, response.status, t);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(headersOf(t))) headers.set(name, value);
  return new Response(body, { status: response.status, headers });
}

/**
 * Texts stand in three places of an answer: what it says as a whole, what it says of fields, and that of each row of a
 * file. All else is what people have written, and stays.
 */
function written(answer: unknown, t: Writer): unknown {
  if (!isRecord(answer)) return answer;
  const { detail, fields, params, results } = answer;
  const whole = Object.entries(answer).map(([name, value]) => [
    name,
    typeof detail === "string" && value === detail ? t.say(detail) : value,
  ]);
  return {
    ...Object.fromEntries(whole),
    ...(isRecord(fields) && { fields: sayFields(fields as FieldErrors, t) }),
    ...(isRecord(params) && { params: writeReason(params as Params, t.say) }),
    ...(Array.isArray(results) && { results: results.map((row) => writtenRow(row, t)) }),
  };
}

function writtenRow(row: unknown, t: Writer): unknown {
  return isRecord(row) && isRecord(row.fields) ? { ...row, fields: sayFields(row.fields as FieldErrors, t) } : row;
}
