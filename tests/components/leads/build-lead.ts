import type { Lead } from "@/lib/contract/leads/schema";

export function buildLead(overrides: Partial<Lead> = {}): Lead {
  return {
    id: 7,
    kind: "contact",
    status: "new",
    name: "Asha Rao",
    phone: "+91 98765 43210",
    email: "asha@example.com",
    message: "Do you deliver?",
    items: [],
    total: "0.00",
    notes: "",
    remind_on: null,
    reply: "Namaste Asha Rao, thank you for your message.",
    consent: "Sharma Traders may keep what I send here to answer me.",
    created_at: "2026-06-11T10:00:00.000Z",
    updated_at: "2026-06-11T10:00:00.000Z",
    ...overrides,
  };
}

export function buildOrder(overrides: Partial<Lead> = {}): Lead {
  return buildLead({
    kind: "order",
    message: "",
    items: [
      { product_id: 1, name: "Kaju Katli 500 g", price: "450.00", quantity: 2 },
      { product_id: 2, name: "Vase", price: null, quantity: 1 },
    ],
    total: "900.00",
    ...overrides,
  });
}
