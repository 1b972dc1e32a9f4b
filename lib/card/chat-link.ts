/**
 * A chat with a number, in which a text may stand ready. `digits` begin with the country code; without any, whoever opens
 * the link chooses whom it goes to.
 */
export function chatLink(digits: string, text = ""): string {
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Where forms may end: on this site, and in the chat that one of them leads on to. */
export const formTargets = ["'self'", "https://wa.me", "https://api.whatsapp.com", "whatsapp:"];
