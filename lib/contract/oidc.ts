import { z } from "zod";
import { deviceSchema } from "./account";

/**
 * Signing in at a service that the operator has (OpenID Connect, https://openid.net/specs/openid-connect-core-1_0.html).
 * Whoever starts it keeps what `startedOidcSchema` names beside the address, and sends it back with where the service led to.
 */

const text = z.string().min(1).max(1_000);
const checksSchema = z.object({ state: text, nonce: text, verifier: text });

/** `POST /token/oidc/start/`: where to send the browser, and what only its own return can be checked by. */
export const startedOidcSchema = checksSchema.extend({ url: z.url() });
export type StartedOidc = z.infer<typeof startedOidcSchema>;

/** `POST /token/oidc/`: `query` is what the browser came back with. */
export const oidcSignInSchema = checksSchema.extend({
  query: z.string().max(8_000),
  device: deviceSchema,
});
export type OidcSignIn = z.infer<typeof oidcSignInSchema>;
