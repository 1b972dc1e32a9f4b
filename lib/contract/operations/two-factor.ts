import {
  confirmTwoFactorSchema,
  recoveryCodesSchema,
  startedTwoFactorSchema,
  startTwoFactorSchema,
  twoFactorCodeSchema,
  twoFactorSchema,
} from "../two-factor";
import type { Operations } from "./operation";

/** The second step of signing in to the caller's own account. */
export const twoFactorOperations = {
  getTwoFactor: {
    summary: "Whether signing in asks for a code as well",
    method: "GET",
    path: "/auth/two-factor/",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: twoFactorSchema,
  },
  startTwoFactor: {
    summary: "Makes a secret for an app that shows codes; it counts once a code of it is confirmed",
    method: "POST",
    path: "/auth/two-factor/",
    access: "user",
    withoutTwoFactor: true,
    body: startTwoFactorSchema,
    rate: "password",
    status: 200,
    answer: startedTwoFactorSchema,
  },
  confirmTwoFactor: {
    summary: "Takes the app's first code: signing in asks for one from then on; gives the codes to keep",
    method: "POST",
    path: "/auth/two-factor/confirm/",
    access: "user",
    withoutTwoFactor: true,
    body: confirmTwoFactorSchema,
    rate: "password",
    status: 200,
    answer: recoveryCodesSchema,
  },
  renewRecoveryCodes: {
    summary: "Gives other codes to keep; the former ones end",
    method: "POST",
    path: "/auth/two-factor/recovery-codes/",
    access: "user",
    body: twoFactorCodeSchema,
    rate: "password",
    status: 200,
    answer: recoveryCodesSchema,
  },
  endTwoFactor: {
    summary: "Signs in with the password alone from then on",
    method: "POST",
    path: "/auth/two-factor/end/",
    access: "user",
    body: twoFactorCodeSchema,
    rate: "password",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
