import { LRUCache } from "lru-cache";
import type { Language } from "../../i18n/languages";
import { languageOf } from "../language-of";
import { readCookie, writeCookie } from "./cookie";
import { refreshSession } from "./refresh";
import { sessionKeys } from "./seal";
import { needsRefresh, openSession, type Session, sealSession } from "./session";

/** A cache of decrypted cookies: decrypting costs as much as a small call. Times in milliseconds. */
const opened = new LRUCache<string, Session>({ max: 1_000, ttl: 60_000 });

/** The session of one request, with its refreshes and its end. */
export class RequestSession {
  #session: Session | null;
  #fate: "kept" | "renewed" | "ended" = "kept";

  private constructor(
    session: Session | null,
    readonly address: string | null,
    readonly language: Language,
  ) {
    this.#session = session;
  }

  static async open({ headers }: Pick<Request, "headers">): Promise<RequestSession> {
    return new RequestSession(
      await openKept(readCookie("token", headers)),
      headers.get("x-client-address"),
      languageOf(headers),
    );
  }

  get current(): Session | null {
    return this.#session;
  }

  /** Refreshes an access token that is about to expire. @throws ApiError when the provider cannot answer now */
  async prepare(): Promise<void> {
    if (this.#session && needsRefresh(this.#session)) await this.renew();
  }

  /**
   * Replaces refused tokens, once; false if there are none. A refusal ends the session.
   * @throws ApiError when the provider cannot answer now
   */
  async renew(): Promise<boolean> {
    if (!this.#session || this.#fate !== "kept") return false;
    const next = await refreshSession(this.#session, this);
    if (next === null) this.end();
    if (next === null || next === this.#session) return false;
    this.#session = next;
    this.#fate = "renewed";
    return true;
  }

  end(): void {
    this.#session = null;
    this.#fate = "ended";
  }

  /** Sets the cookie on an answer, error answers included: the old tokens are used up. */
  async writeTo(response: Response): Promise<Response> {
    if (this.#fate === "renewed" && this.#session)
      response.headers.append("set-cookie", writeCookie("token", await sealSession(this.#session)));
    if (this.#fate === "ended") response.headers.append("set-cookie", writeCookie("token", ""));
    return response;
  }
}

async function openKept(cookie: string | undefined): Promise<Session | null> {
  // A new secret may have ended the session, so the cache is keyed by the secret too.
  const key = cookie && `${sessionKeys().current} ${cookie}`;
  const kept = key && opened.get(key);
  if (kept) return kept;
  const session = await openSession(cookie);
  if (key && session) opened.set(key, session);
  return session;
}
