import { limits } from "../contract/limits";
import { signUpOperations } from "../contract/operations/sign-ups";
import type { CreateSignUpInput } from "../contract/sign-up";
import { paths } from "../paths";
import { callOperation } from "../provider-client/call-operation";
import { respond } from "../site/respond";
import { assertNotForeign } from "../site/same-site";

/** Answers the sign-up form of a browser without script: hands it on and leads to a page that says what came of it. */
export function takeSignUpForm(request: Request): Promise<Response> {
  return respond(request, async () => {
    assertNotForeign(request);
    const outcome = await send(request);
    return new Response(null, { status: 303, headers: { location: paths.signUpOutcome(outcome) } });
  });
}

async function send(request: Request): Promise<"thanks" | "check" | "later"> {
  if (Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) > limits.jsonBody) return "check";
  const form = await request.formData().catch(() => null);
  if (!form) return "check";
  if (form.get("fax")) return "thanks";
  const address = request.headers.get("x-client-address");
  // Whatever was typed: the provider checks it.
  const body = Object.fromEntries(form) as Record<string, unknown> as CreateSignUpInput;
  const response = await callOperation(signUpOperations.createSignUp, { body, address });
  await response.body?.cancel();
  if (response.ok) return "thanks";
  return response.status === 400 ? "check" : "later";
}
