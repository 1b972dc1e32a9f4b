import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";

/** The message is for the user. */
export class PasskeyError extends Error {}

type Options = { challenge: string };

/** Null if cancelled. @throws PasskeyError */
export async function createPasskey(options: Options) {
  const { startRegistration } = await load();
  return orNull(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Null if cancelled or without a passkey. @throws PasskeyError */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await load();
  return orNull(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/**
 * Conditional UI. The user did not ask for it, so every failure is null: unsupported, aborted, or replaced by another
 * ceremony.
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

async function load() {
  const library = await import("@simplewebauthn/browser");
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError(signInMessages.passkeysUnsupported);
  return library;
}

/** Browsers report cancelling, no passkey and a timeout alike. */
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
