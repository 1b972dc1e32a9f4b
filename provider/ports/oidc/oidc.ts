import type { OidcSignIn, StartedOidc } from "@/lib/contract/identity/schema";

/** An external sign-in service (OpenID Connect). */
export type Oidc = {
  /** Display name. */
  name: string;
  /** `state` is returned with the browser. @throws OidcError if the service cannot be reached */
  start(state: string): Promise<StartedOidc>;
  /**
   * The user of a browser that has returned.
   *
   * @throws OidcError if the sign-in is refused, or the service cannot be reached
   */
  finish(back: Pick<OidcSignIn, "query" | "state" | "nonce" | "verifier">): Promise<OidcUser>;
};

/** `email` is normalised as in the contract; null if the service gives none that an account could have. */
export type OidcUser = { email: string | null; isVerified: boolean };

/** `refused`: the service or browser gave an invalid answer; `unavailable`: may work later. */
export class OidcError extends Error {
  override name = "OidcError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: OidcError["kind"], cause: unknown) {
    super(kind === "refused" ? "The sign-in service names nobody" : "OIDC_ISSUER: it cannot be reached", { cause });
    this.kind = kind;
  }
}
