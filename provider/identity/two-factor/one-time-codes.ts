import { randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import { twoFactorLimits } from "@/lib/contract/identity/values";
import { defaultSiteName } from "@/lib/contract/site/values";

/** Codes of an app that shows another one every half a minute (RFC 6238), and those that people keep on paper. */

/** By how many seconds the phone's clock may be wrong: one step of these codes. */
const tolerance = 30;
const appCode = new RegExp(`^\\d{${twoFactorLimits.digits}}$`);
const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** 20 random bytes, as base32. */
export function createAppSecret(): string {
  return generateSecret();
}

/** What an app scans, or opens on the phone that it is on. */
export function describeAppSecret({
  secret,
  issuer,
  email,
}: {
  secret: string;
  issuer: string;
  email: string;
}): string {
  return generateURI({ secret, issuer: withoutColons(issuer), label: email });
}

/** A colon parts issuer and account, and may stand in neither: apps cut there, or refuse the code. */
function withoutColons(issuer: string): string {
  const plain = issuer.replace(/https?:\/\//gi, "").replace(/[:\s]+/g, " ");
  return plain.trim() || defaultSiteName;
}

/** The step that a code is of, or null for one that is wrong, too old, or not `after` the step that was used last. */
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
  // What has not the form of one, the library takes for a fault of ours.
  if (!appCode.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  // A step that is still to come was used while our clock was wrong, and must keep nobody out until then.
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
