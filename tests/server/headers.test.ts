import { createHeaderSet } from "@/server/headers";

test("https adds HSTS and upgrades what a page loads", () => {
  const { base, publicPolicy } = createHeaderSet("https://cards.test");
  expect(Object.fromEntries(base)["strict-transport-security"]).toMatch(/^max-age=31536000/);
  expect(publicPolicy).toContain("upgrade-insecure-requests");
});

test("pages may show the files of a provider elsewhere, and frames of the map and of videos only", () => {
  const { publicPolicy } = createHeaderSet("http://cards.test", "https://files.test");
  expect(publicPolicy).toContain("img-src 'self' data: https://i.ytimg.com https://files.test;");
  expect(publicPolicy).toContain("frame-src https://www.youtube-nocookie.com https://www.google.com;");
  expect(publicPolicy).toContain("frame-ancestors 'none'");
  expect(publicPolicy).not.toContain("script-src 'self' ");
});
