import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../free-port";
import { makeCertificate } from "./certificate";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { endProgram, findProgram, startProgram } from "./test-server";

export type Nginx = { httpPort: number; httpsPort: number; close(): Promise<void> };

/** Whether nginx is there, after an attempt to install it; called while tests are being defined. */
export function hasNginx(): boolean {
  if (!findProgram("nginx")) installPackages(["nginx-light"]);
  return findProgram("nginx") !== undefined || reportMissing("a site behind nginx", "nginx") !== null;
}

/**
 * nginx in front of a site, as in `deploy/nginx.conf` except for ports, upstream and certificate; with `isCache` also
 * `deploy/nginx-cache.conf`.
 */
export async function openNginx(sitePort: number, { isCache = false } = {}): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-nginx-"));
  const certificate = makeCertificate(folder);
  if (!certificate) throw new Error("nginx needs a certificate");
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const example = await readFile("deploy/nginx.conf", "utf8");
  const site = example
    // Test machines may lack IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 80", `listen 127.0.0.1:${httpPort}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${httpsPort}`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace("/etc/ssl/namaskard/fullchain.pem", certificate.certificate)
    .replace("/etc/ssl/namaskard/privkey.pem", certificate.key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  const main = path.join(folder, "main.conf");
  const cache = isCache ? await readFile("deploy/nginx-cache.conf", "utf8") : "";
  await writeFile(path.join(folder, "site.conf"), cache.replace("/var/cache/namaskard", `${folder}/cache`) + site);
  await writeFile(
    main,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }
`,
  );
  const child = await startProgram(findProgram("nginx") ?? "nginx", ["-e", "stderr", "-c", main], {
    isReady: () => isListening(httpsPort),
  });
  return {
    httpPort,
    httpsPort,
    async close() {
      await endProgram(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
