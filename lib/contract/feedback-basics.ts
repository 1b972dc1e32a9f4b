export const feedbackStatuses = ["approved", "pending", "rejected"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Stars, best first. */
export const ratings = [5, 4, 3, 2, 1] as const;

/** Who wrote it down: a visitor on the card, or the company itself. */
export const feedbackOrigins = ["visitor", "owner"] as const;
export type FeedbackOrigin = (typeof feedbackOrigins)[number];
