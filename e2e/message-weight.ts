import { gzipSync } from "node:zlib";

/** What a page hands to its client components, in the order in which the browser puts it together. */
const pushed = /self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g;

/** Gzipped bytes of the messages that a screen's HTML brings, of its frame and its own. */
export function weighMessages(html: string): number {
  const handed = [...html.matchAll(pushed)].map(([, list = ""]) => JSON.parse(list)[1]).join("");
  const found = handed
    .split('"messages":{')
    .slice(1)
    .map((rest) => readObject(`{${rest}`));
  if (found.length === 0) throw new Error("The screen brings no messages");
  return gzipSync(found.join("")).length;
}

/** The JSON object that a text begins with. */
function readObject(text: string): string {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (part === "{") depth++;
    else if (part === "}" && --depth === 0) return text.slice(0, index + 1);
  }
  throw new Error("The messages have no end");
}
