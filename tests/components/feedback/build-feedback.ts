import type { Feedback } from "@/lib/contract/feedback/schema";

export function buildFeedback(overrides: Partial<Feedback> = {}): Feedback {
  return {
    id: 7,
    customer_name: "Asha Rao",
    customer_email: "asha@example.com",
    customer_phone: "",
    message: "As my grandmother made them",
    rating: 5,
    status: "pending",
    origin: "visitor",
    consent: "Sweet House may keep it.",
    reply: "Namaste Asha Rao, thank you for your review.",
    created_at: "2026-11-20T10:00:00.000Z",
    updated_at: "2026-11-20T10:00:00.000Z",
    ...overrides,
  };
}
