import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";

/** A reason in words that people can do something with. */
export class PasskeyError extends Error {}

type Options = { challenge: string };

/** What the device has made, for the server to keep; null where its owner has thought better of it. @throws PasskeyError */
export async function createPasskey(options: Options) {
  const { startRegistration } = await load();
  return orNull(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** What one of the site's passkeys has signed; null where its owner has thought better of it, or has none. @throws PasskeyError */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await load();
  return orNull(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/**
 * What a passkey has signed that its owner picked among the browser's suggestions for the e-mail. Nobody has asked for them,
 * so it is null for every reason: a browser that suggests none, `signal`, a ceremony that took its place.
 */
export async function signWithSuggested(ask: () => Promise<Options>, signal: AbortSignal) {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await import(
    "@simplewebauthn/browser"
  );
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    const optionsJSON = (await ask()) as PublicKeyCredentialRequestOptionsJSON;
    signal.throwIfAborted();
    signal.addEventListener("abort", cancel);
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    return null;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** Loaded by whoever needs it. */
async function load() {
  const library = await import("@simplewebauthn/browser");
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError(signInMessages.passkeysUnsupported);
  return library;
}

/** Browsers do not tell giving up from having none, nor from waiting for too long. */
async function orNull<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return null;
    if (name === "InvalidStateError") throw new PasskeyError(signInMessages.passkeyOnDevice);
    throw new PasskeyError(signInMessages.passkeyFailed, { cause: error });
  }
}
