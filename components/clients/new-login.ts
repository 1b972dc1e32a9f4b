import type { CreateClientInput } from "@/lib/contract/clients/schema";

/** What a new client signs in with, and where to send it. */
export type NewLogin = Pick<CreateClientInput, "company_name" | "email" | "phone" | "password">;

/** In memory alone: no address, history or storage ever holds a password. */
let kept: NewLogin | null = null;

/** Keeps it on the way to the screen that hands it over. */
export function keepNewLogin(login: NewLogin): void {
  kept = login;
}

/** Gives it once. */
export function takeNewLogin(): NewLogin | null {
  const login = kept;
  kept = null;
  return login;
}
