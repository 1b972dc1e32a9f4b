import { wcagContrast } from "culori";
import { siteColors, siteStyle } from "@/lib/web/site/site-colors";

const colors = ["#000000", "#ffffff", "#ffff00", "#00ff00", "#b3261e", "#0b5d75", "#808080", "#f5a3c7", "#1a237e"];
const grounds = {
  site: { light: ["#faf8f5", "#ffffff", "#f1ede6"], dark: ["#0c1115", "#151d23"] },
  dashboard: { light: ["#f9fafb", "#ffffff"], dark: ["#0d1116", "#141a20"] },
};

describe.each(colors)("%s", (color) => {
  test.each(["light", "dark"] as const)("reads on everything it stands on, %s", (scheme) => {
    const site = siteColors("site", color, scheme);
    expect(wcagContrast(site["--on-accent"] ?? "", site["--accent"] ?? "")).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds.site[scheme])
      expect(wcagContrast(site["--accent-strong"] ?? "", ground)).toBeGreaterThanOrEqual(4.5);

    const dashboard = siteColors("dashboard", color, scheme);
    const [primary = "", tint = ""] = [dashboard["--primary"], dashboard["--accent"]];
    expect(wcagContrast(dashboard["--primary-foreground"] ?? "", primary)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(dashboard["--accent-foreground"] ?? "", tint)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [...grounds.dashboard[scheme], tint])
      expect(wcagContrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test("pages of the site follow light and dark without a script, the dashboard by its class", () => {
  expect(siteStyle("site", "#b3261e")).toMatch(/^:root\{--accent:var\(--light, #\w{6}\) var\(--dark, #\w{6}\);.+\}$/);
  expect(siteStyle("dashboard", "#b3261e")).toMatch(/^:root\{--primary:#\w{6};.+\}\.dark\{--primary:#\w{6};.+\}$/);
});
