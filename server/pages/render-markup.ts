import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Markup } from "@/lib/runtime/rendering";

const headOf = ["<html><head>", "</head><body>", "</body></html>"] as const;

/**
 * What React makes of a part of a page. A whole document is asked for, so that it says by itself what belongs into the
 * head. Components below have neither state nor promises.
 */
export function renderMarkup(part: ReactNode): Markup {
  const html = renderToStaticMarkup(
    createElement("html", null, createElement("head"), createElement("body", null, part)),
  );
  const [start, middle, end] = headOf;
  // The first one is the document's own: React writes no text or attribute with a bare bracket in it.
  const head = html.slice(start.length, html.indexOf(middle));
  return { head, body: html.slice(start.length + head.length + middle.length, -end.length) };
}
