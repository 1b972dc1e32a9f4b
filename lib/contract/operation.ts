import type { z } from "zod";
import type { FileRule } from "./values";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anybody, any signed-in user, administrators, or clients (card owners). */
export type Access = "public" | "user" | "admin" | "client";

/**
 * Public pages that a call may change: `card` is that of the calling client or of the client that the path names,
 * `cards` whatever lists all of them, `site` every page. For providers that do not announce what they changed themselves.
 */
export type PageChange = "card" | "cards" | "site";

/** One call of the API, whole: everything that another place needs to know of it is read from here. */
export type Operation = {
  /** What it does, for whoever reads the description of the API. */
  summary: string;
  method: Method;
  /** Below the API's root, to the letter: a trailing slash belongs to it. */
  path: `/${string}`;
  access: Access;
  /** False where body or answer carry tokens, which never pass through the browser. */
  proxied?: false;
  query?: z.ZodType;
  /** The body, as JSON; with `file` as a multipart form too. */
  body?: z.ZodType;
  /** False where the call may also come without a body or with one that makes no sense. */
  bodyRequired?: false;
  /** What the form's file may be, and so how large the body may become. */
  file?: FileRule;
  /**
   * Beyond which the call answers 429: how often one network may make it in a minute, or `password` where guesses are
   * counted by account too.
   */
  rate?: { perMinute: number } | "password";
  changes?: readonly PageChange[];
  /** Whether a public call says who makes it: the session where there is one, the browser, and what it asks for. */
  knowsVisitor?: true;
  /** Whether an administrator may make it before the second step of signing in is on, where that is asked for. */
  withoutTwoFactor?: true;
  /**
   * Whether the answer is not kept for a repeated call: it tells what is told only once, such as a password, or somebody's
   * data, which would outlive its deletion and answer for another person.
   */
  secret?: true;
  /** Of a success. */
  status: 200 | 201 | 204;
  /** The body of a success: what its JSON has to be, a media type for anything else, null for none. */
  answer:
    | z.ZodType
    | "text/csv"
    | "application/x-tar"
    | "text/vcard"
    | "text/calendar"
    | "image/gif"
    | "text/event-stream"
    | null;
};

export type Operations = Readonly<Record<string, Operation>>;

/** Parameters of paths that are ids, positive integers; all others are text. */
const idParams = ["id", "picture"] as const;
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
