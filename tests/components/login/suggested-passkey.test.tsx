import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginScreen } from "@/components/login/login-screen";
import { ApiError } from "@/lib/contract/errors";
import { passkeyLimits, passkeySuggestionLimits } from "@/lib/contract/identity/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { english, failures, signInMessages } from "../../english";
import { type FakeAnswer, type FakeCall, fakeApi } from "../fake-api";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

/** A passkey prompt, one at a time as in the library: a new one ends the one before. */
type Ceremony = { challenge: string; isQuiet: boolean; sign: () => void; end: () => void };
let ceremony: Ceremony | null;
let canSuggest: boolean;

jest.mock("@simplewebauthn/browser", () => ({
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => canSuggest,
  startAuthentication: (asked: { optionsJSON: { challenge: string }; useBrowserAutofill?: boolean }) => {
    ceremony?.end();
    return new Promise((resolve, reject) => {
      const { challenge } = asked.optionsJSON;
      const close = (settle: () => void) => () => {
        ceremony = null;
        settle();
      };
      ceremony = {
        challenge,
        isQuiet: asked.useBrowserAutofill === true,
        sign: close(() => resolve({ id: "AA", signed: challenge })),
        end: close(() => reject(Object.assign(new Error("ended"), { name: "AbortError" }))),
      };
    });
  },
  WebAuthnAbortService: { cancelCeremony: () => ceremony?.end() },
}));

let calls: FakeCall[];

async function show({ outcome = {}, suggestion }: { outcome?: FakeAnswer; suggestion?: FakeAnswer } = {}) {
  let asked = 0;
  calls = fakeApi({
    "POST /api/public/passkeys/suggestion/": () => suggestion ?? { json: { challenge: `quiet ${++asked}` } },
    "POST /api/public/passkeys/options/": { json: { challenge: "asked" } },
    "GET /api/auth/csrf": { json: { csrfToken: "token" } },
    "POST /api/auth/callback/passkey": outcome,
  });
  const screen = (
    <LoginScreen
      t={translatorOf("en")}
      brand={{ name: "Cards", logo: null }}
      next="/dashboard"
      waysIn={{ passkeys: true, oidc: null }}
      maintenance={null}
    />
  );
  const { unmount } = render(screen);
  await settle();
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), unmount };
}
const settle = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time));
const pick = async () => {
  ceremony?.sign();
  await settle();
};
const callsTo = (path: string) => calls.filter((call) => call.path === path);
const sent = () =>
  callsTo("/api/auth/callback/passkey").map(
    ({ body }) => JSON.parse((body as { credential: string }).credential).signed,
  );
const setVisible = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
  return settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  ceremony = null;
  canSuggest = true;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a passkey that is picked where the e-mail is typed signs in", async () => {
  await show();
  expect(screen.getByLabelText("Email or phone number")).toHaveAttribute("autocomplete", "username webauthn");
  expect(ceremony).toMatchObject({ challenge: "quiet 1", isQuiet: true });
  await pick();
  expect(sent()).toEqual(["quiet 1"]);
  expect(replace).toHaveBeenCalledWith("/dashboard");
  expect(callsTo("/api/public/passkeys/options/")).toEqual([]);
});

test("the server's refusal of a picked passkey is shown, and another may be picked", async () => {
  const refusal = new ApiError("invalid_credentials", signInMessages.passkeyUnknown);
  await show({ outcome: { status: 401, json: refusal.toBody("1", english) } });
  await pick();
  expect(screen.getByRole("alert")).toHaveTextContent(signInMessages.passkeyUnknown);
  await settle();
  expect(ceremony).toMatchObject({ challenge: "quiet 2", isQuiet: true });
});

test("nothing is said where nothing can be suggested", async () => {
  const limited = {
    status: 429,
    json: new ApiError("too_many_requests", failures.tooManyAttempts).toBody("1", english),
  };
  const { unmount } = await show({ suggestion: limited });
  expect(ceremony).toBeNull();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  unmount();
  canSuggest = false;
  await show();
  expect(calls).toEqual([]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the button's prompt replaces the suggestion, which comes back afterwards", async () => {
  const { user } = await show();
  const button = screen.getByRole("button", { name: "Use a passkey" });
  await user.click(button);
  await settle(passkeySuggestionLimits.renewedAfter);
  expect(ceremony).toMatchObject({ challenge: "asked", isQuiet: false });
  expect(callsTo("/api/public/passkeys/suggestion/")).toHaveLength(1);
  ceremony?.end();
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent(/^No passkey was used/);
  expect(ceremony).toMatchObject({ challenge: "quiet 2", isQuiet: true });
  await user.click(button);
  await settle();
  await pick();
  expect(sent()).toEqual(["asked"]);
});

test("an open page renews its challenge only while visible, and not for ever", async () => {
  const { renewedAfter, most } = passkeySuggestionLimits;
  expect(renewedAfter).toBeLessThan(passkeyLimits.lasts);
  await show();
  await setVisible("hidden");
  await settle(20 * renewedAfter);
  expect(callsTo("/api/public/passkeys/suggestion/")).toHaveLength(1);
  await setVisible("visible");
  expect(ceremony).toMatchObject({ challenge: "quiet 2" });
  for (let round = 0; round < 3 * most; round++) await settle(renewedAfter);
  expect(callsTo("/api/public/passkeys/suggestion/")).toHaveLength(most);
  expect(ceremony).toBeNull();
});

test("a passkey picked too late is asked for again instead of refused", async () => {
  await show();
  await setVisible("hidden");
  await settle(passkeyLimits.lasts);
  await pick();
  expect(ceremony).toMatchObject({ challenge: "asked", isQuiet: false });
  await pick();
  expect(sent()).toEqual(["asked"]);
  expect(replace).toHaveBeenCalledWith("/dashboard");
});

test("a page that is left suggests nothing any more", async () => {
  const { unmount } = await show();
  unmount();
  expect(ceremony).toBeNull();
  await settle(2 * passkeySuggestionLimits.renewedAfter);
  expect(callsTo("/api/public/passkeys/suggestion/")).toHaveLength(1);
});
