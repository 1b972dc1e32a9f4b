import { reviewLinkSchema } from "@/lib/contract/cards/fields";
import * as profileMessages from "@/lib/contract/cards/messages";
import * as fieldMessages from "@/lib/contract/messages";

test.each([
  ["", ""],
  [" g.page/r/CeW1/review ", "https://g.page/r/CeW1/review"],
  ["https://www.google.com/maps/place/Lamps", "https://www.google.com/maps/place/Lamps"],
  ["https://search.google.com/local/writereview?placeid=x", "https://search.google.com/local/writereview?placeid=x"],
  ["https://www.google.co.in/maps", "https://www.google.co.in/maps"],
  ["https://google.com.np/maps", "https://google.com.np/maps"],
  ["https://www.google.de/maps", "https://www.google.de/maps"],
  ["https://maps.app.goo.gl/x1", "https://maps.app.goo.gl/x1"],
  ["https://goo.gl/maps/x1", "https://goo.gl/maps/x1"],
])("%j is taken as %j", (text, link) => expect(reviewLinkSchema.parse(text)).toBe(link));

test.each([
  "https://evil.test/google.com",
  "https://google.com.evil.test/",
  "https://notgoogle.com/",
  "https://googleg.page/",
  "https://google.evil/",
  "https://g.page.evil.test/",
])("%s is none of Google's", (link) => {
  expect(reviewLinkSchema.safeParse(link).error?.issues.map(({ message }) => message)).toEqual([
    profileMessages.reviewLinkInvalid,
  ]);
});

test.each(["http://g.page/r/x", "javascript:alert(1)", "https://", "https://me@google.com/"])(
  "%s is no link that may be shown",
  (link) => expect(reviewLinkSchema.safeParse(link).error?.issues[0]?.message).toBe(fieldMessages.linkInvalid),
);
