import { domainToASCII } from "node:url";
import type * as Library from "openid-client";
import { emailSchema } from "@/lib/contract/fields";
import { oidcReturnPath } from "@/lib/contract/paths";
import { type Oidc, OidcError, type OidcUser } from "./oidc";

/**
 * The service's issuer, our credentials there, its display name, and whether to trust an e-mail if the service does not
 * say if it is verified.
 */
export type OidcOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  trustsEmail: boolean;
};

/** Timeout of a call, in seconds. */
const patience = 10;

const scope = "openid email";

/** The service at `issuer`; its discovery document is fetched on first use. */
export function openOidc({ issuer, clientId, clientSecret, name, trustsEmail }: OidcOptions, siteUrl: string): Oidc {
  const address = new URL(issuer);
  const redirect_uri = new URL(siteUrl).origin + oidcReturnPath;
  let known: Promise<Service> | undefined;

  const discover = async (): Promise<Service> => {
    const library = await import("openid-client");
    // The operator has configured an issuer without TLS, so it is on their own network.
    const insecure = address.protocol === "http:" ? [library.allowInsecureRequests] : [];
    // Verifies the signature of the ID token; the library otherwise trusts one received over TLS.
    const execute = [...insecure, library.enableNonRepudiationChecks];
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

    async start(state) {
      const { library, config } = await reach();
      const [nonce, verifier] = [library.randomNonce(), library.randomPKCECodeVerifier()];
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
        if (claims.email !== undefined) return read(claims, trustsEmail);
        return read(await library.fetchUserInfo(config, tokens.access_token, claims.sub), trustsEmail);
      } catch (cause) {
        throw new OidcError(isOutOfReach(cause) ? "unavailable" : "refused", cause);
      }
    },
  };
}

type Service = { library: typeof Library; config: Library.Configuration };

function read({ email, email_verified: told }: Record<string, unknown>, trustsEmail: boolean): OidcUser {
  const isVerified = typeof told === "string" ? told.trim().toLowerCase() === "true" : told === true;
  return { email: readEmail(email), isVerified: isVerified || (trustsEmail && (told ?? null) === null) };
}

/** Stores domains in ASCII (punycode), as accounts have them; the local part is left as it is. */
function readEmail(told: unknown): string | null {
  if (typeof told !== "string") return null;
  const at = told.lastIndexOf("@") + 1;
  return emailSchema.safeParse(told.slice(0, at) + domainToASCII(told.slice(at).trim())).data ?? null;
}

/** Whether a network failure: `fetch` throws a TypeError, a timeout has its own name. */
function isOutOfReach(failure: unknown): boolean {
  if (typeof failure !== "object" || failure === null) return false;
  const { name, message, cause } = failure as { name?: unknown; message?: unknown; cause?: unknown };
  const isFetch = name === "TypeError" && message === "fetch failed";
  return isFetch || name === "TimeoutError" || isOutOfReach(cause);
}
