import type { Feedback } from "@/lib/contract/feedback";

/** Made-up reviews for a provider that keeps none; never shown without saying so. Newest first. */
export const sampleFeedback: Feedback[] = [
  {
    id: 5,
    customer_name: "Anita Rao",
    customer_email: "anita.rao@example.com",
    message:
      "Found your number on the card and had my order confirmed on WhatsApp within ten minutes. Very convenient!",
    rating: 5,
    status: "pending",
    created_at: "2026-06-18T09:20:00.000Z",
    updated_at: "2026-06-18T09:20:00.000Z",
  },
  {
    id: 4,
    customer_name: "Rahul Mehta",
    customer_email: "rahul.mehta@example.com",
    message: "Good quality and fair prices. Delivery took a day longer than promised.",
    rating: 4,
    status: "approved",
    response: "Thank you, Rahul. We have added a second delivery partner, so that this does not happen again.",
    created_at: "2026-06-11T14:05:00.000Z",
    updated_at: "2026-06-12T08:30:00.000Z",
  },
  {
    id: 3,
    customer_name: "Sneha Kulkarni",
    customer_email: "sneha.k@example.com",
    message: "The brochure answered all my questions before I even called. Friendly staff too.",
    rating: 5,
    status: "approved",
    created_at: "2026-05-29T11:45:00.000Z",
    updated_at: "2026-05-30T10:10:00.000Z",
  },
  {
    id: 2,
    customer_name: "Imran Sheikh",
    customer_email: "imran.sheikh@example.com",
    message: "Nice products, but the map led me to the old shop. Please update the address.",
    rating: 3,
    status: "pending",
    created_at: "2026-05-16T16:30:00.000Z",
    updated_at: "2026-05-16T16:30:00.000Z",
  },
  {
    id: 1,
    customer_name: "Best Deals Online",
    customer_email: "promo@deals.example.com",
    message: "Grow your business with 10,000 followers today! Message us for the best offer.",
    rating: 1,
    status: "rejected",
    created_at: "2026-05-02T05:15:00.000Z",
    updated_at: "2026-05-02T07:00:00.000Z",
  },
];
