import { connect } from "node:tls";
import { dayMs } from "@/lib/contract/clock";
import type { CheckContext } from "./check";
import { type Finding, fine, problem, warning } from "./finding";

const timeout = 5_000;

/** What browsers are shown at SITE_URL, as this machine sees it. */
export async function checkCertificate({ config, now }: CheckContext): Promise<Finding> {
  const { protocol, hostname, port } = new URL(config.siteUrl);
  if (protocol !== "https:") return warning("certificate", `SITE_URL ${config.siteUrl} is not https`);
  try {
    const until = await readExpiry(hostname, Number(port || 443));
    const days = Math.floor((until.getTime() - now().getTime()) / dayMs);
    const detail = `${hostname} has one for ${days} more days`;
    return days < 7 ? problem("certificate", detail) : fine("certificate", detail);
  } catch (error) {
    return warning("certificate", `${hostname} shows none that this machine trusts (${(error as Error).message})`);
  }
}

function readExpiry(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout });
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
  });
}
