import { createPathKinds } from "@/server/pages/public-paths";
import { parseTarget } from "@/server/request-target";
import { builtPaths } from "../site";

test.each([
  ["/", "page"],
  ["/acme", "page"],
  ["/acme.inc", "page"],
  ["/send", "page"],
  ["/demo", "page"],
  ["/dashboards", "page"],
  ["/constructor", "page"],
  ["/Dashboard", "page"],
  ["/robots.txt", "page"],
  ["/policies/terms", "page"],
  ["/acme/contact.vcf", "file"],
  ["/acme/qr%2Esvg", "file"],
  ["/sitemap/cards-1.xml", "file"],
  ["/acme/send", "form"],
  ["/acme/upi.svg", "form"],
  ["/acme/order", "fresh"],
  ["/acme/order/thanks", "fresh"],
  ["/acme/order/check", "page"],
  ["/acme/contact/thanks", "page"],
  ["/acme/review", "fresh"],
  ["/acme/review/thanks", "page"],
  ["/review", "page"],
  ["/api/send", "call"],
  ["/api/profile", "call"],
  ["/dashboard", "app"],
  ["/dashboard/clients/7", "app"],
  ["/%64ashboard", "app"],
  ["/login", "app"],
  ["/forgot-password", "app"],
  ["/reset-password", "app"],
  ["/media/abc.webp", "media"],
  ["/media", "media"],
  ["/_next/static/chunks/a.js", "asset"],
  ["/card.js", "asset"],
  ["/acme/send/x", "none"],
  ["/acme/other.png", "none"],
  ["/acme/contactxvcf", "none"],
  ["/a/b/c", "none"],
  ["/a%2Fb/c", "none"],
  ["/login/x", "none"],

  ["/_next/image", "none"],
  ["/_next/static/chunks/b.js", "none"],
  ["/constructor/prototype", "none"],
])("%p is of the kind %p", (target, kind) => {
  const { canonical, segments } = parseTarget(target) ?? { canonical: "", segments: [] };
  expect(createPathKinds(builtPaths)(canonical, segments)).toBe(kind);
});
