import { randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import { twoFactorLimits } from "@/lib/contract/identity/values";
import { defaultSiteName } from "@/lib/contract/site/values";

/** TOTP codes of an authenticator app (RFC 6238), and recovery codes to keep on paper. */

/** Tolerated clock error of the phone in seconds; also the length of a TOTP step. */
const tolerance = 30;
const appCode = new RegExp(`^\\d{${twoFactorLimits.digits}}$`);
const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** 20 random bytes in base32. */
export function createAppSecret(): string {
  return generateSecret();
}

/** The `otpauth:` URI that an app scans, or opens on the same phone. */
export function describeAppSecret({
  secret,
  issuer,
  name,
}: {
  secret: string;
  issuer: string;
  /** What the account signs in with. */
  name: string;
}): string {
  return generateURI({ secret, issuer: withoutColons(issuer), label: name });
}

/** A colon separates issuer and account, so neither may contain one: some apps cut there, others refuse the code. */
function withoutColons(issuer: string): string {
  const plain = issuer.replace(/https?:\/\//gi, "").replace(/[:\s]+/g, " ");
  return plain.trim() || defaultSiteName;
}

/** The time step of a code; null if the code is wrong, expired, or not later than step `after`, the last one used. */
export async function findStep({
  secret,
  code,
  after,
  now,
}: {
  secret: string;
  code: string;
  after: number;
  now: Date;
}): Promise<number | null> {
  // The library throws for codes of another format.
  if (!appCode.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  // A last step in the future was used while our clock was wrong; ignore it, or it would lock the owner out until then.
  const afterTimeStep = after * tolerance > epoch + tolerance ? undefined : after;
  const result = await verify({ secret, token: code, epoch, epochTolerance: tolerance, afterTimeStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

export function createRecoveryCodes(): string[] {
  const { recoveryCodes: count, recoveryCode: length } = twoFactorLimits;
  return Array.from({ length: count }, () =>
    Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join(""),
  );
}
