import type { CreateClientInput } from "@/lib/contract/clients/schema";

export type NewLogin = Pick<CreateClientInput, "company_name" | "email" | "phone" | "password">;

/** In memory only: a password must not reach the URL, history or storage. */
let kept: NewLogin | null = null;

export function keepNewLogin(login: NewLogin): void {
  kept = login;
}

/** Returns it once. */
export function takeNewLogin(): NewLogin | null {
  const login = kept;
  kept = null;
  return login;
}
