import { emailChangeLimits, resetLinkLimits } from "@/lib/contract/identity/values";
import { accountPath, resetLinkPath } from "@/lib/contract/paths";
import type { Deps } from "../../deps";
import { nameDevice, type SessionOrigin } from "../../kernel/http/session-origin";
import { readSite, type Site } from "../../kernel/site";
import type { Write } from "../../kernel/write/write";
import type { MailMessage } from "../../ports/mail/mail";
import { sendMail } from "./jobs";
import { writeLetter } from "./letter";

/** The code that proves that mail to a new address is read by the account's owner; it stands first, for a glance. */
export function composeEmailCodeLetter(site: Site, { email, code }: { email: string; code: string }): MailMessage {
  return writeLetter(site.name, {
    to: email,
    subject: `${code} is your code for ${site.name}`,
    body: [
      { figures: { "Your code": code } },
      "Type it in your account to sign in with this email.",
      `It works for ${emailChangeLimits.lasts / 60_000} minutes. Do not share it with anyone. We never ask you for it.`,
    ],
    link: { label: "Open your account", url: site.url + accountPath },
    reason: "If you did not ask for this, ignore this email. The address is not used without the code.",
  });
}

/** Tells the address that an account had that it has another now; which one is not told to a mailbox that may be lost. */
export function composeFormerEmailLetter(site: Site, email: string): MailMessage {
  return writeLetter(site.name, {
    to: email,
    subject: `Your email at ${site.name} was changed`,
    body: [
      "You now sign in with another email. Emails about your account no longer come to this address.",
      "If this was you, do nothing. If not, someone knows your password: tell the administrator of this site now.",
    ],
    link: { label: "Open your account", url: site.url + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}

type NewDevice = { email: string; at: string; origin: SessionOrigin };

/** Tells an account's owner that somebody has signed in from a browser that never did before. */
export function composeNewDeviceLetter(site: Site, { email, at, origin }: NewDevice): MailMessage {
  const { browser, system } = nameDevice(origin.agent);
  const place = [origin.town, origin.country].filter(Boolean).join(", ");
  return writeLetter(site.name, {
    to: email,
    subject: `New sign-in to ${site.name}`,
    body: [
      "Someone signed in to your account from a new browser.",
      {
        figures: {
          When: `${at.slice(0, 16).replace("T", " ")} UTC`,
          Browser: [browser ?? "Unknown", system].filter(Boolean).join(" on "),
          ...(place && { Place: place }),
          "IP address": origin.address,
        },
      },
      "If this was you, do nothing. If not, sign out that device and change your password.",
    ],
    link: { label: "See where you are signed in", url: site.url + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}

/** The mail with a link to set a new password; it says nothing that whoever asked for it has typed. */
export function composeResetLetter(site: Site, { email, token }: { email: string; token: string }): MailMessage {
  return writeLetter(site.name, {
    to: email,
    subject: `Set a new password for ${site.name}`,
    body: [
      "You asked for a link to set a new password. Your old password works until you set a new one.",
      `The link works once, within ${resetLinkLimits.mailedFor / 60_000} minutes.`,
    ],
    link: { label: "Set a new password", url: site.url + resetLinkPath(token) },
    reason: "If you did not ask for this, ignore this email. Do not share the link.",
  });
}

/** The mail with the link to set the first password of an account that an administrator has made. */
export function composeInvitation(site: Site, { email, token }: { email: string; token: string }): MailMessage {
  return writeLetter(site.name, {
    to: email,
    subject: `Your account on ${site.name}`,
    body: [
      `You now have an account on ${site.name}. Choose a password, then sign in with this email.`,
      `The link works once, within ${resetLinkLimits.handedFor / (60 * 60_000)} hours. After that, ask for a new one on the sign-in page.`,
    ],
    link: { label: "Set a password", url: site.url + resetLinkPath(token) },
    reason: "If you did not expect this, ignore this email. Do not share the link.",
  });
}

type SafetyNews =
  | "on"
  | "off"
  | "recovery code used"
  | "passkey added"
  | "passkey removed"
  | "phone set"
  | "phone removed"
  | "email set";

const texts: Record<SafetyNews, { subject: string; body: string }> = {
  on: {
    subject: "Two-step verification is on",
    body: "Signing in to your account now also needs a code from your authenticator app.",
  },
  off: {
    subject: "Two-step verification is off",
    body: "Signing in to your account no longer needs a code. The password is enough.",
  },
  "recovery code used": {
    subject: "A recovery code was used",
    body: "One of your recovery codes was used to sign in, in place of a code from your authenticator app.",
  },
  "passkey added": {
    subject: "A passkey was added",
    body: "A new passkey can now sign in to your account without the password. You can remove it in your account.",
  },
  "passkey removed": {
    subject: "A passkey was removed",
    body: "One of your passkeys was removed. It can no longer sign in.",
  },
  "phone set": {
    subject: "Your phone number for signing in was changed",
    body: "From now on you can sign in with another phone number in place of your email. Your password stays the same.",
  },
  "phone removed": {
    subject: "Your phone number for signing in was removed",
    body: "You can no longer sign in with your phone number. Sign in with your email.",
  },
  "email set": {
    subject: "You now sign in with this email",
    body: "An administrator gave your account this email. You were signed out everywhere. Sign in with this email and the same password.",
  },
};

/** Leaves a mail to an account's owner of what has changed in the ways to sign in to it, where there is mail. */
export async function tellOfSafety(
  deps: Deps,
  { enqueue }: Pick<Write, "enqueue">,
  email: string,
  news: SafetyNews,
): Promise<void> {
  if (deps.mail.isOn) await enqueue(sendMail, composeSafetyLetter(await readSite(deps), email, news));
}

function composeSafetyLetter(site: Site, email: string, news: SafetyNews): MailMessage {
  const { subject, body } = texts[news];
  return writeLetter(site.name, {
    to: email,
    subject: `${subject} – ${site.name}`,
    body: [body, "If this was you, do nothing. If not, change your password at once."],
    link: { label: "Open your account", url: site.url + accountPath },
    reason: "You get this email because it is about your account's security.",
  });
}
