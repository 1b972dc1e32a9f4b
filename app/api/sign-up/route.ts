import { signUpOperations } from "@/lib/contract/operations/sign-ups";
import { takeForm } from "@/lib/gateway/take-form";
import * as paths from "@/lib/paths";

export function POST(request: Request): Promise<Response> {
  return takeForm(request, {
    operation: signUpOperations.createSignUp,
    params: {},
    leadTo: (outcome) => paths.signUpOutcome(outcome === "thanks" || outcome === "check" ? outcome : "later"),
  });
}
