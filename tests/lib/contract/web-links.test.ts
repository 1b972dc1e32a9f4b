import { hasLink } from "@/lib/contract/web-links";

describe("the finder of links", () => {
  it.each([
    "Good chair.Net weight was right too",
    "Very good service.Online payment also available",
    "Polite staff.Shop is near the bus stand",
    "Came on time.Info was clear",
    "Work was neat.Site was left clean",
    "Excellent.Online order came in 2 days",
    "बहुत अच्छा.धन्यवाद",
    "Good.Will come again",
    "Write to me@example.com",
    "Write to me@example.com. Or to asha.rao@shop.example, please",
    "Rs.500 only. Net weight 1.5kg",
    "Dr.Rao was kind",
    "Met @asha there",
    "=?utf-8?Q?plain_characters?=",
  ])("finds none in %s", (text) => expect(hasLink(text)).toBe(false));

  it.each([
    "Look https://www.tiktok.com/@cheapbags now",
    "see https://evil.example/?u=a@b",
    "https://evil@evil.example",
    "HTTPS://x.example@y.example/z",
    "ftp://evil.example/a@b",
    "www.evil.example/@me",
    "tiktok.com/@cheapbags",
    "me@evil.com/pay",
    "me@evil.com:8080",
    "cheap-pills.com now",
    "Cheap-Pills.COM now",
    "visit shop.co.in today",
    "go to cheap.shop today",
    "cheap.online",
    "evil\u200b.com",
    "evil。com",
    "ｅｖｉｌ．ｃｏｍ",
    "münchen.com",
    "[url=evil]",
  ])("finds one in %s", (text) => expect(hasLink(text)).toBe(true));

  it("is quick with what is long", () => {
    const began = performance.now();
    for (const text of ["a.".repeat(20_000), "a@".repeat(20_000), `${"a".repeat(40_000)}@`, "a@a.".repeat(10_000)])
      hasLink(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
