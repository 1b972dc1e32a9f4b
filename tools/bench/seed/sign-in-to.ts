import type { OpenProvider } from "@/provider/open";
import type { SignIn } from "./installation";

/** An account's access token, from a provider in this process. @throws an Error if it is refused */
export async function signInTo({ fetch }: OpenProvider, { email, password }: SignIn): Promise<string> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ email, password }) };
  const response = await fetch(new Request("http://provider/api/token/", init));
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  return ((await response.json()) as { access: string }).access;
}
