import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ApiUser } from "@/e2e/api-user";
import { admin, startSite } from "@/e2e/site";
import * as paths from "@/lib/paths";
import { demoProfile } from "@/provider/seed/demo-content";
import { tryPdfReaders } from "./pdf-readers";
import { isInstalled, type Report } from "./run-tool";
import { trySlowHttp } from "./slow-http";
import { type Target, trySqlmap } from "./sqlmap";
import { tryWapiti } from "./wapiti";

/**
 * `npm run test:attacks`: runs attack tools against the built site, and PDF readers on hostile PDFs that the inspection
 * accepts, as far as these programs are installed.
 */
const site = await startSite({ SEED_DEMO: "true", TRUSTED_PROXY_HOPS: "1" });
const folder = await mkdtemp(path.join(tmpdir(), "attacks-"));
const reports: Report[] = [];
const missing: string[] = [];
const card = paths.card(demoProfile);

async function tryWith(tool: string, work: () => Promise<Report[]>): Promise<void> {
  if (isInstalled(tool)) reports.push(...(await work()));
  else missing.push(tool);
}

try {
  const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
  const client = await administrator.createClient();
  const owner = await ApiUser.signIn(site.url, client.email, client.password);

  await tryWith("slowhttptest", () => trySlowHttp(site.url, card));
  await tryWith("sqlmap", () => trySqlmap(targetsFor(administrator.cookie, owner.cookie), folder));
  await tryWith("wapiti", async () => [
    await tryWapiti("a visitor", [`${site.url}/`, site.url + card, `${site.url}/login`], folder),
    await tryWapiti("an administrator", listsOf("admin"), folder, administrator.cookie),
    await tryWapiti("a client", listsOf("client"), folder, owner.cookie),
  ]);
  const pdfs = await tryPdfReaders(folder);
  reports.push(...pdfs.reports);
  missing.push(...pdfs.missing);
  if (!(await fetch(`${site.url}/readyz`)).ok) reports.push({ tool: "all", tried: "", findings: ["It is not ready"] });
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

for (const { tool, tried, findings } of reports)
  console.log(
    [`${findings.length > 0 ? "FOUND " : "ok    "} ${tool.padEnd(12)}  ${tried}`, ...findings].join("\n         "),
  );
for (const tool of missing) console.log(`-       ${tool} is not installed, so nothing was tried with it`);
if (reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;

function listsOf(kind: "admin" | "client"): string[] {
  const query = "search=a&page=1&page_size=10";
  const names = {
    admin: ["admin/all-clients", "admin/audit", "admin/sign-ups", "admin/analytics/companies"],
    client: ["client/documents", "client/products", "client/videos", "leads"],
  };
  return names[kind].map((name) => `${site.url}/api/${name}/?${query}`);
}

/** Calls with input in query, path and body, with and without a session. */
function targetsFor(adminCookie: string, ownerCookie: string): Target[] {
  const { url } = site;
  return [
    { name: "client list", url: `${url}/api/admin/all-clients/?search=a&ordering=company_name`, cookie: adminCookie },
    { name: "audit log", url: `${url}/api/admin/audit/?search=a&actions=all&from=2026-01-01`, cookie: adminCookie },
    { name: "products", url: `${url}/api/client/products/?search=a&ordering=name`, cookie: ownerCookie },
    { name: "a document by its number", url: `${url}/api/client/documents/1*/`, cookie: ownerCookie },
    { name: "profile", url: `${url}/api/client/profile/crud/`, body: { about_us: "a" }, cookie: ownerCookie },
    {
      name: "sign-up",
      url: `${url}/api/public/sign-ups/`,
      body: { company_name: "Lamps", name: "Asha", email: "asha@example.com", phone: "+919876543210" },
    },
    {
      name: "sign-in",
      url: `${url}/api/auth/callback/credentials`,
      body: { email: "asha@example.com", password: "a" },
    },
    { name: "a card by its name", url: `${url}/lamps*` },
  ];
}
