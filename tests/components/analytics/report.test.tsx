import { parse } from "papaparse";
import { type Report, reportName, writeReport } from "@/components/analytics/report";
import { sampleAnalytics } from "@/lib/api/samples/analytics";
import { periods } from "@/lib/contract/analytics/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { buildAnalytics } from "./build-analytics";

const t = translatorOf("en");
const sample: Report = { analytics: sampleAnalytics["7d"], range: { period: "7d" }, isSample: true };
const real: Report = { analytics: buildAnalytics(), range: { period: "30d" }, isSample: false };

/** Its rows, cells joined by commas. */
const linesOf = (report: Report) => parse<string[]>(writeReport(t, report)).data.map((cells) => cells.join());

test("a sample's report holds what the screen shows and says that it is a sample", () => {
  expect(reportName(sample)).toBe("analytics-7d-sample.csv");
  const lines = linesOf(sample);
  expect(writeReport(t, sample)).toMatch(/^\uFEFF"Sample data",/);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Period,Last 7 days",
      "Figure,Value,Change (%)",
      "Total Views,498,-3.4",
      "Jun,2140",
      "Product catalogue,64",
      "Direct link,118,37.8",
    ]),
  );
  expect(lines).not.toContain("Day,Views,Visitors,Taps");
});

test("the report of real figures holds every day and all details, and calls nothing a sample", () => {
  expect(reportName(real)).toBe("analytics-2026-10-24-to-2026-11-22.csv");
  const lines = linesOf(real);
  expect(lines.join("\n")).not.toMatch(/sample/i);
  expect(lines[0]).toBe("Period,Last 30 days");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Days,2026-10-24,2026-11-22",
      "Calls,90,12.5",
      "Total Views,1000,12.5",
      "2026-11-22,53,33,11",
      "WhatsApp,250,40",
      "Newspaper,50,8",
      "Enquiries,12",
      "WhatsApp chats,120",
      "Catalogue,30",
      "Brass lamp,48",
      "Our workshop,22",
      "Instagram,18",
      "Phones,500",
      "India,600",
      "Pune,India,400",
      "Thane,,20",
    ]),
  );
  expect(lines.filter((line) => /^2026-\d\d-\d\d,/.test(line))).toHaveLength(30);
});

test("a report of chosen days and of one company names both", () => {
  const range = { from: "2026-10-24", to: "2026-11-22" };
  const lines = linesOf({ ...real, range, company: "Sharma Traders" });
  expect(lines.slice(0, 2)).toEqual(["Company,Sharma Traders", "Days,2026-10-24,2026-11-22"]);
});

test("without days from the provider the file is named by the requested period", () => {
  const analytics = buildAnalytics({ details: undefined });
  expect(reportName({ ...real, analytics })).toBe("analytics-30d.csv");
  const range = { from: "2026-01-01", to: "2026-01-31" };
  expect(reportName({ ...real, analytics, range })).toBe("analytics-2026-01-01-to-2026-01-31.csv");
});

test("a document's name cannot become a formula", () => {
  const topDocuments = [{ name: '=HYPERLINK("https://evil.example","Open")', views: 1 }];
  const report = writeReport(t, { ...sample, analytics: { ...sample.analytics, topDocuments } });
  expect(report).toContain(`"'=HYPERLINK(""https://evil.example"",""Open"")",1\r\n`);
});

test.each(periods)("the samples of %s add up", (period) => {
  const { totalVisitors, visitorSources, totalViews } = sampleAnalytics[period];
  expect(visitorSources.reduce((sum, { count }) => sum + count, 0)).toBe(totalVisitors);
  expect(totalViews).toBeGreaterThan(totalVisitors);
});
