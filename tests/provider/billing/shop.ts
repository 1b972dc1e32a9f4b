import { withoutPlan } from "@/lib/contract/limits";
import type { Api, ClientCaller } from "../../contract/api";

/** An operator that sells a plan, and clients that are on it. */

export const today = "2026-11-28";
export const now = () => new Date(`${today}T06:00:00Z`);

export const seller = {
  ...{ name: "Namaskard Services", address: "5 MG Road", pin: "560001", state: "29", gstin: "29AAGCB7383J1Z4" },
  ...{ registration: "regular", sac: "998439", rate: 18, pricing: "exclusive", from_on: "2026-04-01" },
};
export const buyer = { name: "Lamps & Sons", address: "1 Lamp Road", pin: "411001", state: "27" };

export async function setTerms(api: Api, change: Record<string, unknown> = {}): Promise<void> {
  const { status, body } = await (await api.admin()).call("createTerms", { json: { ...seller, ...change } });
  if (status !== 201) throw new Error(JSON.stringify(body));
}

export async function addPlan(api: Api, price = "500", currency = "INR"): Promise<number> {
  const json = { name: "Standard", price, currency, months: 12, limits: withoutPlan.limits, features: [] };
  return (await (await api.admin()).call("createPlan", { json })).body.id;
}

export async function addBuyer(
  api: Api,
  plan_id: number,
  details: Record<string, unknown> = {},
): Promise<ClientCaller> {
  const client = await api.client();
  await (await api.admin()).call("setClientPlan", { params: { id: client.id }, json: { plan_id } });
  const { status, body } = await client.call("updateBillingDetails", { json: { ...buyer, ...details } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return client;
}

export async function confirm(api: Api, ...ids: number[]): Promise<string[]> {
  const json = { payments: ids.map((id) => ({ id, received_on: today })) };
  const { body } = await (await api.admin()).call("confirmPayments", { json });
  return body.results.map(({ outcome }: { outcome: string }) => outcome);
}

export async function billingOf(api: Api, id: number) {
  return (await (await api.admin()).call("getClientBilling", { params: { id } })).body;
}
