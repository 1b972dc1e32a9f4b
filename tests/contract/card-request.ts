import { randomUUID } from "node:crypto";
import type { Api } from "./api";

/** Somebody asks for a card on the landing page, which administrators are told. @returns the company's name */
export async function sendCardRequest(api: Api): Promise<string> {
  const company_name = `Bakery ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const json = { company_name, name: "Asha", phone: "98765 43210", email, consent: true };
  await api.anonymous.call("createSignUp", { json, init: { headers: { "x-client-address": randomUUID() } } });
  return company_name;
}
