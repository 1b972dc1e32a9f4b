import { ApiUser } from "@/e2e/api-user";
import { saveProfile } from "@/e2e/company";
import { openDemoCompany, samplePassword } from "@/e2e/sample-companies";
import { admin, startSite } from "@/e2e/site";
import { templateChoices } from "@/lib/contract/cards/values";
import type { Language } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { auditPage, type PageReport } from "./audit-page";

/**
 * `npm run lighthouse`: audits the built site with the demo card in each design, on a phone; in English, in the script that
 * most visitors read, and in the one that runs from right to left.
 */
const read: Language[] = ["en", "hi", "ur"];

type AuditedPage = { name: string; path: string; performance: number; prepare?: () => Promise<void> };

const site = await startSite({ SEED_DEMO: "true" });
const failures: string[] = [];
try {
  const adminUser = await ApiUser.signIn(site.url, admin.email, admin.password);
  const { email } = await openDemoCompany(adminUser).then(({ user }) => user);
  const owner = await ApiUser.signIn(site.url, email, samplePassword);
  const pages: AuditedPage[] = [
    ...read.map((language) => ({
      name: `landing, ${language}`,
      path: paths.inLanguage(language, paths.home),
      performance: 98,
    })),
    ...templateChoices.flatMap((template_choice) =>
      read.map((language) => ({
        name: `card, design ${template_choice}, ${language}`,
        path: paths.demoCard(language),
        performance: 100,
        prepare: () => saveProfile(owner, { template_choice }),
      })),
    ),
    { name: "demo", path: paths.demo, performance: 98 },
  ];
  const reports: PageReport[] = [];
  for (const { name, path, performance, prepare } of pages) {
    await prepare?.();
    const report = await auditPage(name, site.url + path, performance);
    reports.push(report);
    const wanted = { performance, accessibility: 100, "best-practices": 100, seo: 100 };
    for (const [category, least] of Object.entries(wanted)) {
      const score = report.scores[category] ?? 0;
      if (score < least) failures.push(`${name}: ${category} is ${score}, wanted ${least}`);
    }
    failures.push(...report.findings.map((finding) => `${name}: ${finding}`));
  }
  console.table(Object.fromEntries(reports.map(({ name, scores, figures }) => [name, { ...scores, ...figures }])));
} finally {
  await site.close();
}
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exitCode = 1;
}
