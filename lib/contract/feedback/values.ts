export const feedbackStatuses = ["approved", "pending", "rejected"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Stars, best first. */
export const ratings = [5, 4, 3, 2, 1] as const;

/** Written by a visitor on the card, or by the company. */
export const feedbackOrigins = ["visitor", "owner"] as const;
export type FeedbackOrigin = (typeof feedbackOrigins)[number];

/** The field of a form in which either a number or an e-mail address is typed. */
export const contactField = "customer_contact";

/** The typed text as calls take it. Without an @ and with hardly a digit it is no number either. */
export function readContact(text: string): { customer_email: string } | { customer_phone: string } {
  const isWord = /\p{L}/u.test(text) && text.replace(/\P{Nd}/gu, "").length < 4;
  return isWord || /[@＠]/.test(text) ? { customer_email: text } : { customer_phone: text };
}
