import { signUpOperations } from "@/lib/contract/clients/operations";
import * as paths from "@/lib/paths";
import { takeForm } from "@/lib/web/gateway/take-form";

export function POST(request: Request): Promise<Response> {
  return takeForm(request, {
    operation: signUpOperations.createSignUp,
    params: {},
    leadTo: (outcome) => paths.signUpOutcome(outcome === "thanks" || outcome === "check" ? outcome : "later"),
  });
}
