/** What somebody wants: to be reached, to know about a product, or to buy. */
export const leadKinds = ["contact", "question", "order"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "won", "lost"] as const;
export type LeadStatus = (typeof leadStatuses)[number];
