import { detailSchema } from "../fields";
import { resetLinkLimits } from "../limits/account";
import {
  askForResetLinkSchema,
  checkedResetLinkSchema,
  checkResetLinkSchema,
  createdResetLinkSchema,
  resetHelpSchema,
  resetPasswordSchema,
} from "../reset-link";
import type { Operations } from "./operation";

/** Links with which a new password is set. */
export const resetLinkOperations = {
  getResetHelp: {
    summary: "Whether a link to set a new password can be asked for by mail",
    method: "GET",
    path: "/public/reset-links/",
    access: "public",
    status: 200,
    answer: resetHelpSchema,
  },
  askForResetLink: {
    summary: "Mails a link to set a new password to an account's address, if it is one",
    method: "POST",
    path: "/public/reset-links/",
    access: "public",
    body: askForResetLinkSchema,
    rate: { perMinute: resetLinkLimits.asksPerMinute },
    status: 200,
    answer: detailSchema,
  },
  checkResetLink: {
    summary: "Whose password a link sets; it stays as it is",
    method: "POST",
    path: "/public/reset-links/check/",
    access: "public",
    body: checkResetLinkSchema,
    rate: { perMinute: resetLinkLimits.usesPerMinute },
    status: 200,
    answer: checkedResetLinkSchema,
  },
  resetPassword: {
    summary: "Sets a new password by a link, which works once, and ends the account's sessions",
    method: "POST",
    path: "/public/reset-links/use/",
    access: "public",
    body: resetPasswordSchema,
    rate: { perMinute: resetLinkLimits.usesPerMinute },
    status: 200,
    answer: detailSchema,
  },
  createResetLink: {
    summary: "Makes a link with which a client sets a new password, told only here; earlier ones end",
    method: "POST",
    path: "/admin/clients/:id/reset-link/",
    access: "admin",
    secret: true,
    status: 201,
    answer: createdResetLinkSchema,
  },
} as const satisfies Operations;
