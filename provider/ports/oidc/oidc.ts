import type { OidcSignIn, StartedOidc } from "@/lib/contract/identity/schema";

/** Another service that tells who somebody is. */
export type Oidc = {
  /** As people call it. */
  name: string;
  /** `state` comes back with the browser. @throws OidcError where the service cannot be reached */
  start(state: string): Promise<StartedOidc>;
  /** Whom it names, for a browser that came back. @throws OidcError where it names nobody, or cannot be reached */
  finish(back: Pick<OidcSignIn, "query" | "state" | "nonce" | "verifier">): Promise<OidcUser>;
};

/** `email` as the contract has it, null where the service tells none that an account could have. */
export type OidcUser = { email: string | null; isVerified: boolean };

/** `refused` is what the service, or the browser, has not done right; `unavailable` may work later. */
export class OidcError extends Error {
  override name = "OidcError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: OidcError["kind"], cause: unknown) {
    super(kind === "refused" ? "The sign-in service names nobody" : "OIDC_ISSUER: it cannot be reached", { cause });
    this.kind = kind;
  }
}
