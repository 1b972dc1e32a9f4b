import { isIP } from "node:net";
import { ApiError } from "@/lib/contract/errors";
import type { NewPasskey, PasskeyProof } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import type { ProviderConfig } from "../../config";
import type { Row } from "../../ports/database/schema";

/** The host name and origin that browsers tie passkeys to. */
export type PasskeySite = { host: string; origin: string };

/** Whether this site issued the challenge. */
type CheckChallenge = (challenge: string) => Promise<boolean>;

/** Null if the site's address is an IP address; WebAuthn needs a domain name. */
export function passkeySiteOf(siteUrl: string): PasskeySite | null {
  const { hostname: host, origin } = new URL(siteUrl);
  return isIP(host.replace(/[[\]]/g, "")) === 0 ? { host, origin } : null;
}

/** @throws ApiError 409 if the site cannot use passkeys */
export function requirePasskeySite({ siteUrl }: Pick<ProviderConfig, "siteUrl">): PasskeySite {
  const site = passkeySiteOf(siteUrl);
  if (!site) throw new ApiError("conflict", signInMessages.passkeysOff);
  return site;
}

/** What changes with each use of a passkey. */
export type PasskeyUse = Pick<Row<"passkeys">, "counter" | "is_synced">;

/** A passkey as it was made. */
export type CreatedPasskey = Pick<Row<"passkeys">, "credential_id" | "public_key" | "counter" | "is_synced">;

type Creation = {
  challenge: string;
  siteName: string;
  userHandle: string;
  userName: string;
  existing: readonly string[];
};

/** Registration options; devices with one of the `existing` passkeys make no second one. */
export async function describeCreation(site: PasskeySite, creation: Creation) {
  const { challenge, siteName, userHandle, userName, existing } = creation;
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    challenge,
    rpName: siteName,
    rpID: site.host,
    userName,
    userDisplayName: userName,
    userID: new TextEncoder().encode(userHandle),
    excludeCredentials: existing.map((id) => ({ id })),
    // A discoverable credential with user verification: it needs no e-mail and replaces both password and code.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: askedFor,
  });
}

/** Sign-in options for one of the `allowed` passkeys, or for any of the site if left out. */
export async function describeRequest(site: PasskeySite, challenge: string, allowed?: readonly string[]) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    challenge,
    rpID: site.host,
    userVerification: "required",
    allowCredentials: allowed?.map((id) => ({ id })),
    timeout: askedFor,
  });
}

/** Verifies a registration; null if it is invalid or for another site. */
export async function readCreation(
  site: PasskeySite,
  credential: NewPasskey,
  check: CheckChallenge,
): Promise<CreatedPasskey | null> {
  return orNull(async () => {
    const { verifyRegistrationResponse } = await load();
    const { clientDataJSON, attestationObject } = credential.response;
    const response = { clientDataJSON, attestationObject: await withoutCertificate(attestationObject) };
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: decoding(check),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString("base64url");
    return { credential_id: id, public_key, counter, is_synced: registrationInfo.credentialBackedUp };
  });
}

/** Verifies a signature and returns the new counter; null if it is invalid. */
export async function readProof(
  site: PasskeySite,
  passkey: Row<"passkeys">,
  proof: PasskeyProof,
  check: CheckChallenge,
): Promise<PasskeyUse | null> {
  return orNull(async () => {
    const { verifyAuthenticationResponse } = await load();
    const { response } = proof;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...proof,
        response: { ...response, userHandle: response.userHandle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: decoding(check),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp }
      : null;
  });
}

/** Browsers return the challenge in base64url. */
function decoding(check: CheckChallenge): CheckChallenge {
  return (challenge) => check(Buffer.from(challenge, "base64url").toString());
}

/** Timeout of the browser's dialog, in milliseconds. */
const askedFor = 120_000;

/**
 * Removes the attestation. We ask for none, but some authenticators send one, and the library would fetch revocation
 * lists from URLs inside it (SSRF).
 */
async function withoutCertificate(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const authData = attestation.get("authData");
  const none: [string, string | Uint8Array | Map<string, never>][] = [
    ["fmt", "none"],
    ["attStmt", new Map<string, never>()],
    ["authData", authData],
  ];
  return Buffer.from(isoCBOR.encode(new Map(none))).toString("base64url");
}

/** The library throws only for bad input, so any error means invalid. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

/** Imported on first use: loading takes about 100 ms. */
function load() {
  return import("@simplewebauthn/server");
}
