import { z } from "zod";
import type { Answer } from "./answer";
import { digestOf } from "./digest";

/** A page as a file keeps it, with what it was made from: see `Sources`. */
export type KeptPage = {
  path: string;
  /** The build and the settings it was made by, as a digest. */
  frame: string;
  sources: Record<string, string>;
  answer: Answer;
};

const headSchema = z.object({
  path: z.string(),
  frame: z.string(),
  sources: z.record(z.string(), z.string()),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  until: z.number().optional(),
});

/** A digest of the rest, one line about the page, and the page. */
export function formatPage({ path, frame, sources, answer }: KeptPage): Buffer {
  const { body, ...rest } = answer;
  const content = Buffer.concat([Buffer.from(`${JSON.stringify({ path, frame, sources, ...rest })}\n`), body]);
  return Buffer.concat([Buffer.from(`${digestOf(content)}\n`), content]);
}

/** Undefined for whatever is not a whole file of ours. */
export function parsePage(file: Buffer): KeptPage | undefined {
  const border = file.indexOf("\n");
  const content = file.subarray(border + 1);
  if (border < 0 || file.toString("latin1", 0, border) !== digestOf(content)) return undefined;
  const end = content.indexOf("\n");
  const head = headSchema.safeParse(parseLine(content.toString("utf8", 0, end)));
  if (!head.success) return undefined;
  const { path, frame, sources, ...answer } = head.data;
  return { path, frame, sources, answer: { ...answer, body: content.subarray(end + 1) } };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
