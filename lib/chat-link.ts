/** A chat with a number, in which a text stands ready. `digits` begin with the country code. */
export function chatLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

/** Where forms may end: on this site, and in the chat that one of them leads on to. */
export const formTargets = ["'self'", "https://wa.me", "https://api.whatsapp.com", "whatsapp:"];
