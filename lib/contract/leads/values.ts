/** A request to be contacted, a question about a product, or an order. */
export const leadKinds = ["contact", "question", "order"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];
