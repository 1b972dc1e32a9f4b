import { reportName, writeReport } from "@/components/analytics/report";
import { sampleAnalytics } from "@/lib/api/samples/analytics";
import { periods } from "@/lib/contract/analytics";

test("the report holds what the screen shows and says that it is a sample", () => {
  expect(reportName("7d")).toBe("analytics-7d-sample.csv");
  const lines = writeReport(sampleAnalytics["7d"], "7d").split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFSample data,/);
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
});

test("a document's name cannot become a formula", () => {
  const topDocuments = [{ name: '=HYPERLINK("https://evil.example","Open")', views: 1 }];
  const report = writeReport({ ...sampleAnalytics["30d"], topDocuments }, "30d");
  expect(report).toContain(`"'=HYPERLINK(""https://evil.example"",""Open"")",1\r\n`);
});

test.each(periods)("the samples of %s add up", (period) => {
  const { totalVisitors, visitorSources, totalViews } = sampleAnalytics[period];
  expect(visitorSources.reduce((sum, { count }) => sum + count, 0)).toBe(totalVisitors);
  expect(totalViews).toBeGreaterThan(totalVisitors);
});
