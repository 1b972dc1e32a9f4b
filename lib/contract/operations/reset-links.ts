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
    summary: "Whether the site can email a link to set a new password",
    method: "GET",
    path: "/public/reset-links/",
    access: "public",
    status: 200,
    answer: resetHelpSchema,
  },
  askForResetLink: {
    summary: "Emails a link to set a new password, if the email has an account",
    method: "POST",
    path: "/public/reset-links/",
    access: "public",
    body: askForResetLinkSchema,
    rate: { perMinute: resetLinkLimits.asksPerMinute },
    status: 200,
    answer: detailSchema,
  },
  checkResetLink: {
    summary: "Whose password a link is for; the link stays valid",
    method: "POST",
    path: "/public/reset-links/check/",
    access: "public",
    body: checkResetLinkSchema,
    rate: { perMinute: resetLinkLimits.usesPerMinute },
    status: 200,
    answer: checkedResetLinkSchema,
  },
  resetPassword: {
    summary: "Sets a new password with a link, which works once, and signs the account out everywhere",
    method: "POST",
    path: "/public/reset-links/use/",
    access: "public",
    body: resetPasswordSchema,
    rate: { perMinute: resetLinkLimits.usesPerMinute },
    status: 200,
    answer: detailSchema,
  },
  createResetLink: {
    summary: "Creates a link for a client to set a new password, returned only here; earlier ones end",
    method: "POST",
    path: "/admin/clients/:id/reset-link/",
    access: "admin",
    secret: true,
    status: 201,
    answer: createdResetLinkSchema,
  },
} as const satisfies Operations;
