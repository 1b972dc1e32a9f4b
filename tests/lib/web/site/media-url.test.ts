import { isMediaUrl, mediaKey, mediaOrigin } from "@/lib/web/site/media-url";

const embedded = { MEDIA_BASE_URL: "", PROVIDER_URL: undefined };
const apart = { ...embedded, PROVIDER_URL: "http://10.0.0.5:8000/cards" };
const offered = { ...apart, MEDIA_BASE_URL: "https://files.test:8443/media" };

test.each([
  ["embedded", embedded, null],
  ["a provider elsewhere", apart, "http://10.0.0.5:8000"],
  ["files offered elsewhere", offered, "https://files.test:8443"],
  [
    "files of an embedded provider offered elsewhere",
    { ...offered, PROVIDER_URL: undefined },
    "https://files.test:8443",
  ],
])("%s: the media origin", (_, settings, origin) => {
  expect(mediaOrigin(settings)).toBe(origin);
});

describe("what may stand on a page", () => {
  const origin = "https://files.test";

  test.each([
    "/media/a.webp",
    "/a b.pdf?x#y",
    "https://files.test/x",
    "https://files.test:443/x",
    "HTTPS://FILES.TEST/x",
  ])("%j may", (url) => expect(isMediaUrl(url, origin)).toBe(true));

  test.each([
    "https://evil.test/x",
    "http://files.test/x",
    "https://files.test:444/x",
    "https://files.test.evil.test/x",
    "https://files.test@evil.test/x",
    "//evil.test/x",
    "/\\evil.test/x",
    "/\t/evil.test/x",
    "\\\\evil.test",
    "blob:https://files.test/x",
    "data:image/png;base64,x",
    "javascript:alert(1)",
    "http://site.invalid/x",
    "media/a.webp",
    "",
    "https://",
  ])("%j may not", (url) => {
    expect(isMediaUrl(url, origin)).toBe(false);
    expect(isMediaUrl(url, null)).toBe(false);
  });

  test("nothing of another origin may where there is none", () => {
    expect([isMediaUrl("https://files.test/x", null), isMediaUrl("/media/a.webp", null)]).toEqual([false, true]);
  });
});

describe("the part of an address that the provider knows", () => {
  test.each([
    [embedded, "/media/a.webp", "a.webp"],
    [embedded, "/media/a/b%20c.webp?v=1#x", "a/b%20c.webp"],
    [apart, "/media/a.webp", "a.webp"],
    [apart, "http://10.0.0.5:8000/cards/media/a.webp", "a.webp"],
    [offered, "https://files.test:8443/media/media/a.webp", "a.webp"],
    [offered, "/media/a.webp", "a.webp"],
    [offered, "https://files.test:8443/media/a.webp", null],
    [offered, "http://10.0.0.5:8000/cards/media/a.webp", null],
    [embedded, "https://evil.test/media/a.webp", null],
    [embedded, "/media/../api/profile", null],
    [embedded, "/media/%2e%2e/api/profile", null],
    [embedded, "/other/media/a.webp", null],
  ])("of %j, %s is %j", (settings, url, key) => {
    expect(mediaKey(url, settings)).toBe(key);
  });
});
