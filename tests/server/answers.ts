import { createHeaderSet } from "@/server/headers";
import type { Answer } from "@/server/pages/page";

export const headers = createHeaderSet("http://site.test");

export function buildAnswer(overrides: Partial<Answer> & { text?: string } = {}): Answer {
  const { text = "<p>card</p>", ...rest } = overrides;
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: Buffer.from(text),
    tags: ["client:1"],
    ...rest,
  };
}
