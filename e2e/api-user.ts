import { randomUUID } from "node:crypto";

/** A signed-in user of the site's API, for the setup of a journey. */
export class ApiUser {
  readonly #url: string;
  #cookies = new Map<string, string>();

  private constructor(url: string) {
    this.#url = url;
  }

  static async signIn(url: string, email: string, password: string): Promise<ApiUser> {
    const user = new ApiUser(url);
    const { csrfToken } = await (await user.fetch("/api/auth/csrf")).json();
    const form = new URLSearchParams({ csrfToken, email, password, json: "true" });
    const answer = await user.fetch("/api/auth/callback/credentials", { method: "POST", body: form });
    if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
    return user;
  }

  /** The same session at another process. */
  through(url: string): ApiUser {
    const user = new ApiUser(url);
    user.#cookies = this.#cookies;
    return user;
  }

  /** The session as browser cookies. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#url }));
  }

  /** The session as a request header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Keeps cookies and sends the site's own origin. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookie);
    if (!headers.has("origin")) headers.set("origin", this.#url);
    if (!headers.has("x-requested-with")) headers.set("x-requested-with", "namaskard");
    const response = await fetch(this.#url + path, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  /** A JSON or multipart call that must succeed. */
  async call<T = unknown>(method: string, path: string, body?: FormData | object): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await this.fetch(`/api${path}`, {
      method,
      body: isForm ? body : JSON.stringify(body),
      headers: isForm || !body ? {} : { "content-type": "application/json" },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  /** Creates a client with a unique email. */
  async createClient(overrides: Partial<NewClient> = {}): Promise<CreatedClient> {
    const client = {
      company_name: `Test Company ${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@example.com`,
      phone: "+91 98765 43210",
      password: "a good password",
      is_active: true,
      ...overrides,
    };
    const { id, slug } = await this.call<{ id: number; slug: string }>("POST", "/admin/create-client-user/", client);
    return { ...client, id, slug };
  }

  /** Creates another administrator. */
  async inviteAdministrator(account: { email: string; password: string }, password: string): Promise<void> {
    const invitation = { name: "Asha Rao", email: account.email, current_password: password };
    const { link } = await this.call<{ link: { token: string } }>("POST", "/admin/administrators/", invitation);
    await this.call("POST", "/public/reset-links/use/", { token: link.token, new_password: account.password });
  }
}

type NewClient = { company_name: string; email: string; phone: string; password: string; is_active: boolean };
export type CreatedClient = NewClient & { id: number; slug: string };
