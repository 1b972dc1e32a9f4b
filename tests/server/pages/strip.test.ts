import { stripPage } from "@/server/pages/strip";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test("the framework's scripts, their preloads and its marks go", () => {
  const { html } = stripPage(
    page(
      `<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js"><script src="/a.js" async></script>`,
      `<!--$--><main>Hi</main><!--/$--><script>self.__next_f.push([1,"x"])</script>`,
    ),
  );
  expect(html).toBe(page("", "<main>Hi</main>"));
});

test("JSON-LD, scripts marked as kept, stylesheets and other preloads stay", () => {
  const kept = page(
    `<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2">`,
    `<script type="application/ld+json">{"name":"A \\u003c B"}</script><script data-keep="" defer="" src="/card.js?v=1"></script>`,
  );
  expect(stripPage(kept).html).toBe(kept);
});

test("a script that only looks marked does not stay", () => {
  expect(stripPage(page("", `<script type="application/json">1</script><script data-keeper>2</script>`)).html).toBe(
    page(""),
  );
});

test("what a page says to the listener is read and removed, wherever it stands", () => {
  const until = `<meta name="page-until" content="2026-12-01T18:30:00.000Z">`;
  const stripped = stripPage(
    page(`<title>A</title>${until}`, `<div><meta name="page-cache" content=" client:12  user:3 "></div>`),
  );
  expect(stripped).toEqual({
    until: Date.parse("2026-12-01T18:30:00.000Z"),
    html: page("<title>A</title>", "<div></div>"),
    tags: ["client:12", "user:3"],
    status: null,
  });
});

test.each([
  ["404", 404],
  ["502", 502],
  ["200", null],
  ["4040", null],
  ["", null],
])("page-status %p reads as %p", (content, status) => {
  expect(stripPage(page(`<meta name="page-status" content="${content}">`))).toEqual({
    html: page(""),
    tags: null,
    until: null,
    status,
  });
});

test("text that looks like markup stays text", () => {
  const kept = page("", `<p>&lt;script&gt;1&lt;/script&gt; &amp;</p>`);
  expect(stripPage(kept).html).toBe(kept);
});

const part = {
  head: `<link rel="preload" as="image" href="/$&.webp"/>`,
  body: `<main>$1<script type="a">1</script></main>`,
};
const partOf = (name: string) => (name === "secret-name" ? part : undefined);

test("a part that was finished elsewhere stands in its place as it is, and what is for the head ends that", () => {
  const html = page("<title>A</title>", `<b></b><template data-part="secret-name"></template><!--$--><i></i>`);
  expect(stripPage(html, partOf).html).toBe(page(`<title>A</title>${part.head}`, `<b></b>${part.body}<i></i>`));
});

test.each([
  `<template data-part="another"></template>`,
  `<template></template>`,
  `<p title="&lt;template data-part=&quot;secret-name&quot;&gt;&lt;/template&gt;">a</p>`,
  `<p>&lt;template data-part="secret-name"&gt;&lt;/template&gt;</p>`,
])("a name that leads to no part, or is only written, brings none: %s", (body) => {
  expect(stripPage(page("", body), partOf).html).not.toContain("<main>");
});

test("what is for the head ends the head, not a text in which one only seems to end", () => {
  const written = `<meta name="description" content="&lt;/head&gt;&lt;body&gt;">`;
  const html = page(written, `<template data-part="secret-name"></template>`);
  expect(stripPage(html, partOf).html).toBe(page(written + part.head, part.body));
});
