import { randomUUID } from "node:crypto";
import { errorBodySchema, errorStatus } from "@/lib/contract/errors";
import { type Operation, pathOf } from "@/lib/contract/operation";
import { type OperationName, operations } from "@/lib/contract/operations";
import { findBreaches } from "./openapi";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

/** Anything that answers the contract's calls; `path` starts with `/api` or `/media`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

// biome-ignore lint/suspicious/noExplicitAny: the suite is there to check what a body holds
export type Answer = { status: number; headers: Headers; body: any };

type Options = {
  json?: unknown;
  form?: Record<string, string | Blob | undefined>;
  init?: RequestInit;
  token?: string | null;
};

type CallOptions = Options & {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
};

/** Calls as one caller: anonymous, an administrator or a client. */
export class Caller {
  constructor(
    readonly transport: Transport,
    readonly token: string | null = null,
  ) {}

  /** Calls an operation; a success has to match the operation's status and schema. */
  async call(name: OperationName, { params = {}, query = {}, ...options }: CallOptions = {}): Promise<Answer> {
    const operation: Operation = operations[name];
    const answer = await this.send(operation.method, pathOf(operation, params, query), options);
    if (answer.status < 300) expectPromised(operation, answer);
    return answer;
  }

  /**
   * Sends any request; the answer has to match the OpenAPI document. A GET drops `json`, so that a loop over all calls
   * may always pass it.
   */
  async send(
    method: string,
    path: string,
    { form, init, token = this.token, ...options }: Options = {},
  ): Promise<Answer> {
    const json = method === "GET" ? undefined : options.json;
    const headers = new Headers(init?.headers);
    if (token) headers.set("authorization", `Bearer ${token}`);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json !== undefined ? JSON.stringify(json) : form ? toFormData(form) : init?.body;
    const response = await this.transport(`/api${path}`, { ...init, method, headers, body });
    const text = await response.text();
    const answer = text && isJson(response) ? JSON.parse(text) : text;
    expect([method, path, findBreaches(method, path, response, answer)]).toEqual([method, path, []]);
    return { status: response.status, headers: response.headers, body: answer };
  }

  file = (url: string) => this.transport(url, { method: "GET" });
}

export type ClientCaller = Caller & { id: number; slug: string; email: string; password: string; companyName: string };

/** The three kinds of caller over one implementation. */
export class Api {
  readonly anonymous: Caller;

  constructor(readonly transport: Transport) {
    this.anonymous = new Caller(transport);
  }

  async signIn(email: string, password: string): Promise<Caller> {
    const { status, body } = await this.anonymous.call("signIn", { json: { email, password } });
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
    return new Caller(this.transport, body.access);
  }

  #admin: { caller: Promise<Caller>; until: number } | undefined;
  /** Signed in again before the token of ten minutes ends. */
  admin(): Promise<Caller> {
    if (!this.#admin || Date.now() > this.#admin.until)
      this.#admin = { caller: this.signIn(admin.email, admin.password), until: Date.now() + 5 * 60_000 };
    return this.#admin.caller;
  }

  /** A new client, signed in. */
  async client(overrides: Record<string, unknown> = {}): Promise<ClientCaller> {
    const input = buildClient(overrides);
    const created = await (await this.admin()).call("createClient", { json: input });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    const caller = await this.signIn(input.email, input.password);
    return Object.assign(caller, {
      id: created.body.id,
      slug: created.body.slug,
      email: input.email,
      password: input.password,
      companyName: input.company_name,
    });
  }
}

export function buildClient(overrides: Record<string, unknown> = {}) {
  return {
    company_name: `Company ${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    phone: "+91 98765 43210",
    password: "a good password",
    is_active: true,
    ...overrides,
  };
}

/** Expects the contract's error body with this code and its status, with the same text in all three fields. */
export function expectError(answer: Answer, code: keyof typeof errorStatus, detail?: string, field?: string): void {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: errorStatus[code], code });
  const body = errorBodySchema.parse(answer.body);
  expect([body.error, body.message]).toEqual([body.detail, body.detail]);
  if (detail) expect(body.detail).toBe(detail);
  if (field) expect(body.fields?.[field]?.[0]).toBe(detail);
}

/** Status and body match the operation. Parsing drops unknown fields, so an extra one fails the comparison. */
function expectPromised({ status, answer, path }: Operation, { status: got, headers, body }: Answer): void {
  expect([path, got]).toEqual([path, status]);
  if (typeof answer === "string") expect(headers.get("content-type")).toContain(answer);
  else if (answer === null) expect(body).toBe("");
  else expect(answer.parse(body)).toEqual(body);
}

function toFormData(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.includes("json") ?? false;
}
