import type { OidcSignIn, StartedOidc } from "@/lib/contract/oidc";

/** Another service that tells who somebody is. */
export type Oidc = {
  /** As people call it. */
  name: string;
  /** @throws OidcError where the service cannot be reached */
  start(): Promise<StartedOidc>;
  /** Whom it names, for a browser that came back. @throws OidcError where it names nobody, or cannot be reached */
  finish(back: Pick<OidcSignIn, "query" | "state" | "nonce" | "verifier">): Promise<OidcUser>;
};

/** `email` is null where the service tells none that it has verified. */
export type OidcUser = { email: string | null };

/** `refused` is what the service, or the browser, has not done right; `unavailable` may work later. */
export class OidcError extends Error {
  override name = "OidcError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: OidcError["kind"], cause: unknown) {
    super(kind === "refused" ? "The sign-in service names nobody" : "OIDC_ISSUER: it cannot be reached", { cause });
    this.kind = kind;
  }
}
