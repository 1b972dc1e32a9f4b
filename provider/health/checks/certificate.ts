import { isIP } from "node:net";
import { connect } from "node:tls";
import { dayMs } from "@/lib/contract/clock";
import type { Write } from "@/lib/i18n/translator";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const timeout = 5_000;

export async function checkCertificate({ config, now, t }: CheckContext): Promise<Finding> {
  const { protocol, hostname, port } = new URL(config.siteUrl);
  if (protocol !== "https:") return warning("certificate", t("findings.certificate.notHttps", { url: config.siteUrl }));
  try {
    return judgeCertificate(t, hostname, await readCertificate(hostname, Number(port || 443)), now());
  } catch (error) {
    return warning("certificate", t("findings.certificate.none", { host: hostname, error: (error as Error).message }));
  }
}

type Certificate = { from: Date; until: Date; distrust: string | null };

/** Renewal is due with a third of its life left; with a tenth left it has failed. */
export function judgeCertificate(t: Write, host: string, { from, until, distrust }: Certificate, now: Date): Finding {
  const left = until.getTime() - now.getTime();
  const seconds = Math.round(left / 1_000);
  if (left <= 0)
    return problem("certificate", t("findings.certificate.expired", { host, time: until.toISOString() }), seconds);
  if (distrust !== null)
    return warning("certificate", t("findings.certificate.distrusted", { host, error: distrust }), seconds);
  const validity = { host, days: Math.floor(left / dayMs) };
  const share = left / (until.getTime() - from.getTime());
  if (share <= 1 / 10) return problem("certificate", t("findings.certificate.overdue", validity), seconds);
  if (share <= 1 / 3) return warning("certificate", t("findings.certificate.due", validity), seconds);
  return fine("certificate", t("findings.certificate.valid", validity), seconds);
}

/** Also reads an expired or untrusted certificate. */
function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: isIP(host) ? "" : host, timeout, rejectUnauthorized: false });
    socket.once("secureConnect", () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const distrust = socket.authorizationError ? String(socket.authorizationError) : null;
      resolve({ from: new Date(valid_from), until: new Date(valid_to), distrust });
      socket.end();
    });
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
  });
}
