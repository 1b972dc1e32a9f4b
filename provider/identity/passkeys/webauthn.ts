import { isIP } from "node:net";
import { ApiError } from "@/lib/contract/errors";
import type { NewPasskey, PasskeyProof } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import type { ProviderConfig } from "../../config";
import type { Row } from "../../ports/database/schema";

/** The site as browsers tie passkeys to it: its host name and its origin. */
export type PasskeySite = { host: string; origin: string };

/** Decides whether a challenge was asked for here. */
type CheckChallenge = (challenge: string) => Promise<boolean>;

/** Null where the site is called by an address of numbers, which passkeys cannot be tied to. */
export function passkeySiteOf(siteUrl: string): PasskeySite | null {
  const { hostname: host, origin } = new URL(siteUrl);
  return isIP(host.replace(/[[\]]/g, "")) === 0 ? { host, origin } : null;
}

/** @throws ApiError 409 */
export function requirePasskeySite({ siteUrl }: Pick<ProviderConfig, "siteUrl">): PasskeySite {
  const site = passkeySiteOf(siteUrl);
  if (!site) throw new ApiError("conflict", signInMessages.passkeysOff);
  return site;
}

/** What a passkey says of itself as it is used. */
export type PasskeyUse = Pick<Row<"passkeys">, "counter" | "is_synced">;

type Creation = { challenge: string; siteName: string; userId: number; email: string; existing: readonly string[] };

/** What a browser is to be asked to make; `existing` are the passkeys of devices that need no second one. */
export async function describeCreation(site: PasskeySite, creation: Creation) {
  const { challenge, siteName, userId, email, existing } = creation;
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    challenge,
    rpName: siteName,
    rpID: site.host,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(String(userId)),
    excludeCredentials: existing.map((id) => ({ id })),
    // Found without the e-mail, and given out for a fingerprint, a face or a PIN alone: it stands for both steps.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: askedFor,
  });
}

/** What a browser is to be asked to sign, with one of the `allowed` passkeys, or whichever of the site its owner chooses. */
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

/** The key that a browser has made; null for anything that is none, or not of this site. */
export async function readCreation(
  site: PasskeySite,
  credential: NewPasskey,
  check: CheckChallenge,
): Promise<Pick<Row<"passkeys">, "credential_id" | "public_key" | "counter" | "is_synced"> | null> {
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

/** What the passkey counts now; null for what it has not signed. */
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

/** A browser gives it back in base64url. */
function decoding(check: CheckChallenge): CheckChallenge {
  return (challenge) => check(Buffer.from(challenge, "base64url").toString());
}

/** For how long a browser shows its dialog, in milliseconds. */
const askedFor = 120_000;

/**
 * The same without what its maker says of the device: nobody has asked for that, some send it all the same, and to check
 * it the library would ask for lists of revoked certificates at addresses that they name.
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

/** Everything that the library throws tells of what it was given. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

/** Loaded by whoever needs it first: it costs a tenth of a second. */
function load() {
  return import("@simplewebauthn/server");
}
