import { isIP } from "node:net";
import { connect } from "node:tls";
import { dayMs } from "@/lib/contract/clock";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

const timeout = 5_000;

export async function checkCertificate({ config, now }: CheckContext): Promise<Finding> {
  const { protocol, hostname, port } = new URL(config.siteUrl);
  if (protocol !== "https:") return warning("certificate", `SITE_URL ${config.siteUrl} is not https`);
  try {
    return judgeCertificate(hostname, await readCertificate(hostname, Number(port || 443)), now());
  } catch (error) {
    return warning("certificate", `No certificate from ${hostname} (${(error as Error).message})`);
  }
}

type Certificate = { from: Date; until: Date; distrust: string | null };

/** Renewal is due with a third of its life left; with a tenth left it has failed. */
export function judgeCertificate(hostname: string, { from, until, distrust }: Certificate, now: Date): Finding {
  const left = until.getTime() - now.getTime();
  if (left <= 0)
    return problem("certificate", `The certificate of ${hostname} expired at ${until.toISOString()}: renew it`);
  if (distrust !== null)
    return warning("certificate", `This machine does not trust the certificate of ${hostname} (${distrust})`);
  const detail = `The certificate of ${hostname} is valid for ${Math.floor(left / dayMs)} more days`;
  const share = left / (until.getTime() - from.getTime());
  if (share <= 1 / 10) return problem("certificate", `${detail}: renew it`);
  return share <= 1 / 3 ? warning("certificate", `${detail}: make sure it is renewed`) : fine("certificate", detail);
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
