import { socialLinkSchema } from "@/lib/contract/cards/social";
import { youtubeUrlSchema } from "@/lib/contract/content/video";
import { linkSchema, websiteSchema } from "@/lib/contract/fields";
import * as fieldMessages from "@/lib/contract/messages";

test.each([
  ["", ""],
  [" shop.example ", "https://shop.example"],
  ["shop.example/", "https://shop.example"],
  ["HTTPS://Shop.Example/Menu", "https://shop.example/Menu"],
  ["https:evil.test", "https://evil.test"],
  ["https:/\\evil.test", "https://evil.test"],
  ["https://shop.example/a\r\nSet-Cookie: x=1", "https://shop.example/aSet-Cookie:%20x=1"],
  ["https://shop.example/?a=b#c", "https://shop.example/?a=b#c"],
  ["https://shop.example:8443", "https://shop.example:8443"],
  ["https://दुकान.भारत/मेनू", "https://xn--11b7ah1gn.xn--h2brj9c/%E0%A4%AE%E0%A5%87%E0%A4%A8%E0%A5%82"],
  ['https://shop.example/"><script>', "https://shop.example/%22%3E%3Cscript%3E"],
])("%j is stored as %j", (typed, stored) => {
  expect(linkSchema.parse(typed)).toBe(stored);
  expect(linkSchema.parse(stored)).toBe(stored);
});

test.each([
  "https://google.com@evil.test/",
  "https://google.com:password@evil.test/",
  "https://:password@evil.test/",
  "https:google.com@evil.test",
  "http://shop.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "//",
  "https://localhost",
  "https://a b.example",
  "https://[::1]/",
])("%j is refused", (typed) => {
  expect(linkSchema.safeParse(typed).error?.issues[0]?.message).toBe(fieldMessages.linkInvalid);
});

test("a website may have http, a video's link becomes https, and both lose what hides in them", () => {
  expect(websiteSchema.parse("http:shop.example")).toBe("http://shop.example");
  const watch = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  for (const typed of ["http:www.youtube.com/watch?v=dQw4w9WgXcQ", "www.youtube.com/wat\r\nch?v=dQw4w9WgXcQ"])
    expect(youtubeUrlSchema().parse(typed)).toBe(watch);
  for (const typed of [
    "https://youtu.be@evil.test/dQw4w9WgXcQ",
    "https://x:y@youtu.be/dQw4w9WgXcQ",
    "https://youtu.be:444/dQw4w9WgXcQ",
  ])
    expect(youtubeUrlSchema().safeParse(typed).success).toBe(false);
  expect(socialLinkSchema("facebook").safeParse("https://facebook.com:x@evil.test").success).toBe(false);
  expect(socialLinkSchema("facebook").parse("https:facebook.com/shop")).toBe("https://facebook.com/shop");
});

test("what becomes too long in its normal form is refused as too long", () => {
  const { error } = linkSchema.safeParse(`https://shop.example/${"क".repeat(400)}`);
  expect(error?.issues[0]?.message).toMatch(/long|characters/i);
});
