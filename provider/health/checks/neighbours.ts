import { findFailedJob } from "../../kernel/jobs/repo";
import { purgeCdn } from "../../kernel/write/jobs";
import { openMail } from "../../ports/mail/open";
import { openOidc } from "../../ports/oidc/openid";
import { openSharedState } from "../../ports/shared/open";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

/** Whether those outside answer that mail, shared state, signing in and public pages go through. */
export async function checkMail({ config }: CheckContext): Promise<Finding> {
  const mail = openMail(config);
  try {
    await mail.check();
    return fine("mail", mail.isOn ? "The mail server answers" : "No mail server: SMTP_URL is not set");
  } finally {
    await mail.close();
  }
}

export async function checkRedis({ config }: CheckContext): Promise<Finding> {
  const shared = await openSharedState(config.redisUrl);
  try {
    if (config.redisUrl === undefined) return fine("redis", "Not set, and not needed with one process");
    return shared.isAvailable() ? fine("redis", "It answers") : problem("redis", "It does not answer");
  } finally {
    await shared.close();
  }
}

export async function checkSignIn({ config }: CheckContext): Promise<Finding> {
  if (!config.oidc) return fine("sign-in", "No sign-in service: OIDC_ISSUER is not set");
  await openOidc(config.oidc, config.siteUrl).start("doctor");
  return fine("sign-in", `${config.oidc.issuer} answers`);
}

/** Whether a CDN in front has taken what it was told; asked for nothing, it would drop nothing. */
export async function checkCdn({ db, config }: CheckContext): Promise<Finding> {
  if (!config.cdn) return fine("cdn", "No CDN: CDN_PURGE_URL is not set");
  const failed = await findFailedJob(db, purgeCdn.kind);
  const { host } = new URL(config.cdn.url);
  if (!failed) return fine("cdn", `${host} has every change`);
  return warning("cdn", `Some pages may be up to an hour old: ${failed.error}`);
}
