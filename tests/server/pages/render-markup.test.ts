import { createElement } from "react";
import { renderMarkup } from "@/server/pages/render-markup";

const hostile = `</head><body></body></html><script>alert(1)</script>`;

test("what belongs into the head comes apart from the rest", () => {
  const picture = createElement("img", { src: "/a.webp", alt: "", fetchPriority: "high" });
  expect(renderMarkup(createElement("main", null, "Hi ", 2, picture))).toEqual({
    head: `<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>`,
    body: `<main>Hi 2<img src="/a.webp" alt="" fetchPriority="high"/></main>`,
  });
});

test("a text that looks like the document's own borders stays text, in the head and below it", () => {
  const picture = createElement("img", { src: `/${hostile}`, alt: hostile, fetchPriority: "high" });
  const { head, body } = renderMarkup(createElement("p", { title: hostile }, hostile, picture));
  expect(head).toMatch(/^<link rel="preload" [^<>]*\/>$/);
  expect(body).toMatch(/^<p title="[^<>"]*">[^<>]*<img [^<>]*\/><\/p>$/);
});

function Broken(): never {
  throw new Error("broken");
}

test("a part that fails says so", () => {
  expect(() => renderMarkup(createElement(Broken))).toThrow("broken");
});
