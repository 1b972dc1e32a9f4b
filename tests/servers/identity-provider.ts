import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { findFreePort } from "../free-port";

/** The next visitor's claims, or a refused consent. */
type Visitor = { email?: string; email_verified?: unknown } | "refuses";

export type IdentityProvider = {
  /** The site's settings for it. */
  settings: Record<"OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_NAME", string>;
  /** The next visitor, and whether the ID token holds the e-mail or only the userinfo endpoint tells it. */
  visitor: Visitor;
  hasEmailInToken: boolean;
  /** Claims to override, as an impostor would. */
  forge: Record<string, unknown>;
  /** Signs with its own key, an unpublished one or not at all, or cuts the signature. */
  signature: "own" | "another's" | "none" | "cut";
  /** Accepts an authorization code more than once. */
  takesCodesTwice: boolean;
  /** Closes every connection. */
  isAway: boolean;
  close(): Promise<void>;
};

type Grant = { challenge: string; nonce: string; redirect: string };

/** OpenID Connect as the site uses it: code flow with PKCE, for one client, without a login screen. */
export async function openIdentityProvider(): Promise<IdentityProvider> {
  const port = await findFreePort();
  const issuer = `http://localhost:${port}`;
  const client = { id: "namaskard", secret: randomUUID() };
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const stranger = await generateKeyPair("RS256");
  const grants = new Map<string, Grant>();
  const subject = randomUUID();

  const claims = () => (service.visitor === "refuses" ? {} : service.visitor);
  const routes: Record<string, (url: URL, request: IncomingMessage) => Promise<object | string>> = {
    "/.well-known/openid-configuration": async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      code_challenge_methods_supported: ["S256"],
    }),
    "/keys": async () => ({ keys: [{ ...(await exportJWK(publicKey)), alg: "RS256", use: "sig", kid: "1" }] }),
    "/authorize": async ({ searchParams: asked }) => {
      const redirect = asked.get("redirect_uri") ?? "";
      const back = new URL(redirect);
      back.searchParams.set("state", asked.get("state") ?? "");
      if (service.visitor === "refuses") {
        back.searchParams.set("error", "access_denied");
        return back.href;
      }
      const code = randomUUID();
      const [challenge, nonce] = [asked.get("code_challenge") ?? "", asked.get("nonce") ?? ""];
      grants.set(code, { challenge, nonce, redirect });
      back.searchParams.set("code", code);
      return back.href;
    },
    "/token": async (_, request) => {
      const sent = new URLSearchParams(await text(request));
      const grant = grants.get(sent.get("code") ?? "");
      if (!service.takesCodesTwice) grants.delete(sent.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(sent.get("code_verifier") ?? "")
        .digest("base64url");
      if (sent.get("client_secret") !== client.secret || sent.get("redirect_uri") !== grant?.redirect)
        return { error: "invalid_client" };
      if (challenge !== grant?.challenge) return { error: "invalid_grant" };
      const now = Math.floor(Date.now() / 1000);
      const told = { nonce: grant.nonce, iat: now, exp: now + 300, ...(service.hasEmailInToken ? claims() : {}) };
      const token = new SignJWT({ iss: issuer, aud: client.id, sub: subject, ...told, ...service.forge });
      token.setProtectedHeader({ alg: "RS256", kid: "1" });
      const signed = await token.sign(service.signature === "another's" ? stranger.privateKey : privateKey);
      return { access_token: "access", token_type: "Bearer", id_token: harm(signed, service.signature) };
    },
    "/me": async () => ({ sub: subject, ...claims() }),
  };

  const server = createServer(async (request, response) => {
    if (service.isAway) return request.destroy();
    const url = new URL(request.url ?? "/", issuer);
    const answer = (await routes[url.pathname]?.(url, request)) ?? { error: "not_found" };
    if (typeof answer === "string") return response.writeHead(302, { location: answer }).end();
    const status = "error" in answer ? 400 : 200;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await once(server.listen(port), "listening");

  const service: IdentityProvider = {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: "Example ID",
    },
    visitor: "refuses",
    hasEmailInToken: true,
    forge: {},
    signature: "own",
    takesCodesTwice: false,
    isAway: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

function harm(token: string, signature: IdentityProvider["signature"]): string {
  const [header, body, signed = ""] = token.split(".");
  if (signature === "none") return `${Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")}.${body}.`;
  return signature === "cut" ? `${header}.${body}.${signed.slice(0, -8)}` : token;
}
