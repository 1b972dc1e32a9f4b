import { paths } from "@/lib/paths";
import { demoProfile } from "@/provider/seed/demo-content";
import { startSite } from "../../e2e/site";
import { auditPage, type PageReport } from "./audit-page";

/** `npm run lighthouse`: the built site with its seeded demo, as Lighthouse sees it on a phone. */
const pages = [
  { name: "landing", path: paths.home, performance: 98 },
  { name: "card", path: paths.card(demoProfile.slug), performance: 100 },
  { name: "demo", path: paths.demo, performance: 98 },
];

const site = await startSite({ SEED_DEMO: "true" });
const failures: string[] = [];
try {
  const reports: PageReport[] = [];
  for (const { name, path, performance } of pages) {
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
