import { parseJson } from "../../contract/json-text";
import { type Operation, type Params, pathOf } from "../../contract/operation";
import { callLimits } from "../../contract/values";
import { readError } from "../answers/read-error";
import { type FormOutcome, outcomeOf } from "../forms/form-outcome";
import { readFormValues } from "../forms/form-values";
import { callProvider } from "../provider-client/call-provider";
import { respond } from "../site/respond";
import { assertNotForeign } from "../site/same-site";
import { passHeaders } from "./pass-headers";
import { writeThrough } from "./purge";

type Target<O extends Operation> = {
  /** The public call that takes the values. */
  operation: O;
  params: Params<O>;
  /** The outcome page; `answer` is the call's answer, if there was one. */
  leadTo: (outcome: FormOutcome, answer?: unknown, values?: Record<string, unknown>) => string;
};

type Sent = { outcome: FormOutcome; answer?: unknown; values?: Record<string, unknown> };

/** Takes a public form from a browser without scripts: makes the call and redirects to an outcome page. */
export function takeForm<O extends Operation>(request: Request, target: Target<O>): Promise<Response> {
  return respond(request, async () => {
    assertNotForeign(request);
    const { outcome, answer, values } = await send(request, target);
    const location = target.leadTo(outcome, answer, values);
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  });
}

async function send<O extends Operation>(request: Request, { operation, params }: Target<O>): Promise<Sent> {
  if (Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > callLimits.jsonBody)
    return { outcome: "check" };
  const form = await request.formData().catch(() => null);
  if (!form) return { outcome: "check" };
  if (form.get("fax")) return { outcome: "thanks" };
  const headers = passHeaders(operation.knowsVisitor ? "visit" : "request", request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  // The provider validates the values.
  const values = readFormValues(form);
  const body = JSON.stringify(values);
  const call = () => callProvider(pathOf(operation, params), { method: operation.method, headers, body });
  const response = await writeThrough({ operation, params: toTexts(params), author: null }, call).catch(() => null);
  if (!response) return { outcome: "later" };
  if (response.ok) return { outcome: "thanks", answer: parseJson(await response.text()) };
  return { outcome: outcomeOf(response.status, await readError(response)), values };
}

function toTexts(params: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
