import { renderToStaticMarkup } from "react-dom/server";
import { cardLook } from "@/components/card/head/card-metadata";
import { answerDocument, type Head } from "@/components/document";
import { runtime } from "@/lib/web/runtime";
import { english as t } from "@/tests/english";

jest.mock("@/lib/env", () => ({ env: () => ({ BUILD_ID: "b1" }) }));
jest.mock("@/lib/web/runtime", () => ({ runtime: jest.fn() }));
jest.mocked(runtime).mockReturnValue({ renderMarkup: renderToStaticMarkup } as never);

/** Node's Response; jsdom has none. */
class PlainResponse {
  constructor(
    readonly text: string,
    readonly init: { status: number; headers: Record<string, string> },
  ) {}
}
global.Response ??= PlainResponse as never;

type Options = Parameters<typeof answerDocument>[0];

function answer(options: Partial<Options> = {}, body = "<b>") {
  const { text, init } = answerDocument(
    { t, head: { title: "A", isListed: true }, ...options },
    body,
  ) as never as PlainResponse;
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const of = (name: string) =>
    parsed.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute("content");
  return { text, parsed, of, ...init };
}

test("it is one whole document in which texts stay texts", () => {
  const { text, parsed, status, headers } = answer({ head: { title: "</title><script>", isListed: true } });
  expect(text).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/);
  expect(parsed.querySelector("script")).toBeNull();
  expect([parsed.title, parsed.body.textContent]).toEqual(["</title><script>", "<b>"]);
  expect([status, headers]).toEqual([200, { "content-type": "text/html; charset=utf-8" }]);
});

test("the answer carries status, purge tags and expiry", () => {
  const { status, headers } = answer({ status: 404, tags: "client:1", until: "2026-12-01T18:30:00.000Z" });
  expect(status).toBe(404);
  expect(headers).toMatchObject({ "x-page-cache": "client:1", "x-page-until": "2026-12-01T18:30:00.000Z" });
});

test("title and description are there for messengers and search engines", () => {
  const head: Head = {
    title: "Marigold",
    description: "Lamps",
    canonical: "https://cards.example/marigold",
    isListed: true,
    preview: { title: "Marigold", siteName: "Namaskard", image: "https://cards.example/p.jpg" },
  };
  const { of, parsed } = answer({ head });
  expect(parsed.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(head.canonical);
  expect(of("robots")).toBe("index, follow");
  expect(of("og:url")).toBe(head.canonical);
  expect([of("og:image"), of("og:image:width"), of("og:image:height")]).toEqual([head.preview?.image, "1200", "630"]);
  expect([of("twitter:card"), of("twitter:image")]).toEqual(["summary_large_image", head.preview?.image]);
  expect(answer({ head: { title: "A", isListed: false } }).of("robots")).toBe("noindex");
});

test("it loads the stylesheet of this build, and nothing where it has no look", () => {
  const stylesheets = ({ parsed }: ReturnType<typeof answer>) =>
    [...parsed.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
  expect(stylesheets(answer({ look: cardLook }))).toEqual(["/card.css?v=b1"]);
  expect(stylesheets(answer())).toEqual([]);
});
