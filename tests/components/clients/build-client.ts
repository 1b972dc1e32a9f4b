import type { Client } from "@/lib/contract/clients/schema";

export function buildClient(overrides: Partial<Client> = {}): Client {
  return {
    id: 1,
    user: { id: 9, email: "owner@chai.example", username: "owner", is_admin: false, is_client: true },
    company_name: "Chai House",
    phone: "+91 98765 43210",
    is_active: true,
    slug: "chai-house",
    created_at: "2026-11-01T10:00:00.000Z",
    updated_at: "2026-11-02T10:00:00.000Z",
    ...overrides,
  };
}

/** The answer of a list call. */
export function listOf(results: Client[], count = results.length) {
  return { json: { count, next: null, previous: null, results } };
}
