import type * as Library from "openid-client";
import { oidcReturnPath } from "@/lib/contract/oidc-path";
import { type Oidc, OidcError, type OidcUser } from "./oidc";

/** How the service is called, what it knows this site by, and how people call it. */
export type OidcOptions = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Seconds that one call may take. */
const patience = 10;

const scope = "openid email";

/** The service that publishes itself under `issuer`; asked for what it can do once it is first needed. */
export function openOidc({ issuer, clientId, clientSecret, name }: OidcOptions, siteUrl: string): Oidc {
  const address = new URL(issuer);
  const redirect_uri = new URL(siteUrl).origin + oidcReturnPath;
  let known: Promise<Service> | undefined;

  const discover = async (): Promise<Service> => {
    const library = await import("openid-client");
    // An issuer without TLS was written into the settings by the operator, for a network of their own.
    const execute = address.protocol === "http:" ? [library.allowInsecureRequests] : [];
    const options = { execute, timeout: patience };
    return { library, config: await library.discovery(address, clientId, clientSecret, undefined, options) };
  };
  const reach = (): Promise<Service> => {
    known ??= discover().catch((cause) => {
      known = undefined;
      throw new OidcError("unavailable", cause);
    });
    return known;
  };

  return {
    name,

    async start() {
      const { library, config } = await reach();
      const [state, nonce, verifier] = [library.randomState(), library.randomNonce(), library.randomPKCECodeVerifier()];
      const code_challenge = await library.calculatePKCECodeChallenge(verifier);
      const asked = { redirect_uri, scope, state, nonce, code_challenge, code_challenge_method: "S256" };
      return { url: library.buildAuthorizationUrl(config, asked).href, state, nonce, verifier };
    },

    async finish({ query, state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier }) {
      const { library, config } = await reach();
      const back = new URL(`${redirect_uri}?${query}`);
      const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true };
      try {
        const tokens = await library.authorizationCodeGrant(config, back, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error("The service has told nothing of the user");
        if (claims.email !== undefined) return read(claims);
        return read(await library.fetchUserInfo(config, tokens.access_token, claims.sub));
      } catch (cause) {
        throw new OidcError(isOutOfReach(cause) ? "unavailable" : "refused", cause);
      }
    },
  };
}

type Service = { library: typeof Library; config: Library.Configuration };

function read({ email, email_verified: isVerified }: Record<string, unknown>): OidcUser {
  return { email: typeof email === "string" && isVerified === true ? email.trim().toLowerCase() : null };
}

/** What the network did, rather than the service: `fetch` fails with a TypeError of its own, and a time-out by its name. */
function isOutOfReach(failure: unknown): boolean {
  if (typeof failure !== "object" || failure === null) return false;
  const { name, message, cause } = failure as { name?: unknown; message?: unknown; cause?: unknown };
  const isFetch = name === "TypeError" && message === "fetch failed";
  return isFetch || name === "TimeoutError" || isOutOfReach(cause);
}
