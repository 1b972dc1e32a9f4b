import { execFileSync } from "node:child_process";
import path from "node:path";
import { installPackages } from "./debian";
import { reportMissing } from "./report-missing";
import { findProgram } from "./test-server";

export type Certificate = { certificate: string; key: string };

/** A self-signed certificate for this machine, as two files in `folder`; null without openssl. */
export function makeCertificate(folder: string): Certificate | null {
  if (!findProgram("openssl")) installPackages(["openssl"]);
  const program = findProgram("openssl");
  if (!program) return reportMissing("connections over TLS", "openssl");
  const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1";
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const args = ["req", ...kind, "-subj", "/CN=localhost", "-addext", names, "-out", certificate, "-keyout", key];
  execFileSync(program, args, { stdio: "ignore" });
  return { certificate, key };
}
