import { writeLetter } from "@/provider/notifications/mail/letter";

const build = (overrides: Partial<Parameters<typeof writeLetter>[2]> = {}) =>
  writeLetter({ language: "en", dir: "ltr" }, "Namaskard", {
    to: "asha@example.com",
    subject: "Sweet House has answered",
    body: ["Sweet House has answered:", { quote: "Come again\nsoon" }],
    link: { label: "Open the card", url: "https://cards.test/sweet-house" },
    reason: "You have written to them.",
    ...overrides,
  });

test("says the same in text and set, with the link and why it was sent", () => {
  const { to, text, html } = build();
  expect(to).toBe("asha@example.com");
  expect(text).toBe(
    "Sweet House has answered:\n\n> Come again\n> soon\n\nOpen the card: https://cards.test/sweet-house\n\n-- \nYou have written to them.\nNamaskard",
  );
  for (const part of ["Sweet House has answered:", "Come again\nsoon", "You have written to them.", "Namaskard"])
    expect(html).toContain(part);
  expect(html).toContain('href="https://cards.test/sweet-house"');
  expect(html).toContain("prefers-color-scheme: dark");
});

test("goes from right to left inside the body, which is all that some programs keep; an amount is read as it is", () => {
  const letter = { to: "", subject: "", body: [{ figures: { کل: "₹300" } }], link: { label: "", url: "" }, reason: "" };
  const { html } = writeLetter({ language: "en", dir: "rtl" }, "Namaskard", letter);
  expect(html).toMatch(/<body><div lang="en" dir="rtl"><main>/);
  expect(html).toContain("<td><bdi>₹300</bdi></td>");
});

test("a subject is one line, whatever it is made of", () => {
  expect(build({ subject: "A \r\nBcc: all@example.com\u2028 B" }).subject).toBe("A Bcc: all@example.com B");
});

test("nothing in it is markup, and nothing is fetched", () => {
  const hostile = `"><img src="https://evil.test/x.png"><script>1</script>`;
  const { html = "" } = build({
    subject: hostile,
    body: [hostile, { quote: hostile }],
    link: { label: hostile, url: `https://cards.test/"${hostile}` },
    reason: hostile,
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).not.toMatch(/\ssrc="|url\(/);
});

test("figures stand in a table, and who wants no more such mails is told how", () => {
  const unsubscribe = { label: "No more", url: "https://cards.test/unsubscribe/a", post: "https://cards.test/api/a" };
  const letter = build({ body: ["Last week:", { figures: { Views: "1,600", Calls: "<4" } }], unsubscribe });
  expect(letter.text).toContain("Last week:\n\nViews: 1,600\nCalls: <4\n\nOpen the card");
  expect(letter.text).toMatch(
    /-- \nYou have written to them\.\nNo more: https:\/\/cards\.test\/unsubscribe\/a\nNamaskard$/,
  );
  expect(letter.html).toContain(
    "<tr><td>Views</td><td><bdi>1,600</bdi></td></tr><tr><td>Calls</td><td><bdi>&lt;4</bdi></td></tr>",
  );
  expect(letter.html).toContain('<a href="https://cards.test/unsubscribe/a">No more</a>');
  expect(letter.unsubscribe).toBe("https://cards.test/api/a");
  expect(build().unsubscribe).toBeUndefined();
});
