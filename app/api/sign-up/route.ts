import { signUpOperations } from "@/lib/contract/clients/operations";
import * as paths from "@/lib/paths";
import { pageLanguageOf } from "@/lib/web/gateway/back-to";
import { takeForm } from "@/lib/web/gateway/take-form";
import { readSite } from "@/lib/web/site/site";

export async function POST(request: Request): Promise<Response> {
  const { signUp } = await readSite();
  return takeForm(request, {
    operation: signUp === "open" ? signUpOperations.openAccount : signUpOperations.createSignUp,
    params: {},
    leadTo(outcome) {
      const path = paths.signUpOutcome(outcome === "thanks" || outcome === "check" ? outcome : "later");
      return paths.inLanguage(pageLanguageOf(request), path);
    },
  });
}
