/** What a device shows: texts, and the address of this site that a tap leads to. */
export type ShownMessage = { title: string; body: string; url: string };

/** A message as the provider sends it, and never an address of another site. Browsers insist on showing something. */
export function readMessage(text: string, origin: string): ShownMessage {
  const { title, body, url } = parse(text);
  const target = new URL(typeof url === "string" ? url : "/dashboard", origin);
  return {
    title: typeof title === "string" && title ? title : "Notification",
    body: typeof body === "string" ? body : "",
    url: target.origin === origin ? target.href : new URL("/dashboard", origin).href,
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
