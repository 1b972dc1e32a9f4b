import type { z } from "zod";
import type { Action } from "./policies";
import type { FileRule } from "./values";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anybody, or whoever may do what it does. */
export type Access = "public" | Action;

/**
 * Public pages that a call may change: `card` is that of the calling client or of the client in the path, `cards` all
 * lists of cards, `site` every page. For providers that do not announce their changes.
 */
export type PageChange = "card" | "cards" | "site";

/** One call of the API: everything that any other place needs to know about it. */
export type Operation = {
  /** For readers of the API description. */
  summary: string;
  method: Method;
  /** Below the API's root; a trailing slash is part of it. */
  path: `/${string}`;
  access: Access;
  /** False where body or answer carry tokens, which never pass through the browser. */
  proxied?: false;
  query?: z.ZodType;
  /** The body, as JSON; with `file` as a multipart form too. */
  body?: z.ZodType;
  /** False if the call may come without a body or with a malformed one. */
  bodyRequired?: false;
  /** The rule for the form's file, which also limits the body's size. */
  file?: FileRule;
  /**
   * The limit beyond which the call answers 429: calls of one network in a minute, or `password`, which also counts guesses
   * per account.
   */
  rate?: { perMinute: number } | "password";
  changes?: readonly PageChange[];
  /** Whether it adds to the card of the client that calls; a card that rests takes no more. */
  adds?: true;
  /** Whether a public call carries its visitor: the session if there is one, and the browser's headers. */
  knowsVisitor?: true;
  /** Whether an administrator may make it before turning on the second step, where that is required. */
  withoutTwoFactor?: true;
  /**
   * Whether the answer is not stored for a repeated call: it holds a secret shown once, such as a password, or personal
   * data that would outlive its deletion.
   */
  secret?: true;
  /** Of a success. */
  status: 200 | 201 | 204;
  /** The body of a success: the schema of its JSON, a media type for anything else, null for none. */
  answer:
    | z.ZodType
    | "text/csv"
    | "application/pdf"
    | "application/x-tar"
    | "text/vcard"
    | "text/calendar"
    | "image/gif"
    | "text/event-stream"
    | null;
};

export type Operations = Readonly<Record<string, Operation>>;

/** Parameters of paths that are ids, positive integers; all others are text. */
const idParams = ["id", "picture", "invitation"] as const;
export type IdParam = (typeof idParams)[number];

export function isIdParam(name: string): name is IdParam {
  return idParams.some((known) => known === name);
}

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : never;

/** The path's parameters as a caller gives them. */
export type Params<O extends Operation> = { [name in ParamNames<O["path"]>]: string | number };

export type QueryInput<O extends Operation> = Record<string, string | number | boolean | undefined> & {
  [name in O["query"] extends z.ZodType ? keyof z.input<O["query"]> : never]?: string | number | boolean | undefined;
};
export type Query<O extends Operation> = O["query"] extends z.ZodType ? z.output<O["query"]> : undefined;
export type Body<O extends Operation> = O["body"] extends z.ZodType ? z.output<O["body"]> : undefined;
export type Answer<O extends Operation> = O["answer"] extends z.ZodType ? z.output<O["answer"]> : undefined;

/** The path with its parameters filled in, each percent-encoded: `pathOf(getClient, { id: 7 })` is `/admin/clients/7/edit/`. */
export function pathOf<O extends Pick<Operation, "path">>(
  { path }: O,
  params: Record<string, string | number> = {},
  query: Record<string, string | number | boolean | undefined> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (entries.length === 0) return filled;
  return `${filled}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
