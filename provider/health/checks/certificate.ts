import { isIP } from "node:net";
import { connect } from "node:tls";
import { dayMs } from "@/lib/contract/clock";
import type { T } from "@/lib/i18n/translator";
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
export function judgeCertificate(t: T, host: string, { from, until, distrust }: Certificate, now: Date): Finding {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return problem("certificate", t("findings.certificate.expired", { host, time: until.toISOString() }));
  if (distrust !== null) return warning("certificate", t("findings.certificate.distrusted", { host, error: distrust }));
  const validity = { host, days: Math.floor(left / dayMs) };
  const share = left / (until.getTime() - from.getTime());
  if (share <= 1 / 10) return problem("certificate", t("findings.certificate.overdue", validity));
  if (share <= 1 / 3) return warning("certificate", t("findings.certificate.due", validity));
  return fine("certificate", t("findings.certificate.valid", validity));
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
