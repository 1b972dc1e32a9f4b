import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from "parse5";
import { parseTags } from "@/lib/contract/page-tags";
import type { Markup } from "@/lib/runtime/rendering";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/**
 * A public page as visitors get it; `tags` is null where the page does not ask to be kept, `until` where nothing in it
 * changes by itself, `status` where it does not name one. Next's pages cannot choose a status, and its own 404 below a parameter is empty without its scripts.
 */
export type StrippedPage = { html: string; tags: string[] | null; until: number | null; status: number | null };

/** What a page says to the listener alone. */
const notes = new Set(["page-cache", "page-until", "page-status"]);

/**
 * Takes the framework's runtime out of a rendered page: its scripts, their preloads and the marks between its parts.
 * JSON-LD and scripts marked `data-keep` stay, and so do stylesheets. What is meant for the listener is read and removed.
 * Parts that were finished elsewhere are put where their names stand; `partOf` gives them.
 */
export function stripPage(html: string, partOf: (name: string) => Markup | undefined = () => undefined): StrippedPage {
  const tree = parse(html);
  const said = new Map<string, string>();
  const parts = new Map<string, string>();
  let head: Element | undefined;

  function visit(node: Node): void {
    if (!("childNodes" in node)) return;
    for (const child of [...node.childNodes]) {
      if (isElement(child, "head")) head ??= child;
      const name = isElement(child, "meta") ? attribute(child, "name") : undefined;
      const isForUs = name !== undefined && notes.has(name);
      if (isForUs) said.set(name, attribute(child as Element, "content") ?? "");
      if (isForUs || isRuntime(child)) defaultTreeAdapter.detachNode(child);
      else if (isElement(child, "template")) place(child);
      else visit(child);
    }
  }

  function place(template: Element): void {
    const name = attribute(template, "data-part") ?? "";
    const part = partOf(name);
    if (!part || !head || !template.parentNode) return;
    // The name is in no text of anybody's, and every comment but these goes.
    const [inHead, here] = [`head ${name}`, `part ${name}`];
    defaultTreeAdapter.appendChild(head, defaultTreeAdapter.createCommentNode(inHead));
    defaultTreeAdapter.insertBefore(template.parentNode, defaultTreeAdapter.createCommentNode(here), template);
    defaultTreeAdapter.detachNode(template);
    parts.set(inHead, part.head).set(here, part.body);
  }

  visit(tree);
  let whole = serialize(tree);
  for (const [mark, markup] of parts) whole = whole.replace(`<!--${mark}-->`, () => markup);
  const tags = said.get("page-cache");
  return {
    html: whole,
    tags: tags === undefined ? null : parseTags(tags),
    until: readTime(said),
    status: readStatus(said),
  };
}

function readTime(said: ReadonlyMap<string, string>): number | null {
  const time = Date.parse(said.get("page-until") ?? "");
  return Number.isNaN(time) ? null : time;
}

function readStatus(said: ReadonlyMap<string, string>): number | null {
  const status = said.get("page-status") ?? "";
  return /^[45]\d\d$/.test(status) ? Number(status) : null;
}

function isRuntime(node: Node): boolean {
  if (node.nodeName === "#comment") return true;
  if (isElement(node, "script"))
    return attribute(node, "type") !== "application/ld+json" && attribute(node, "data-keep") === undefined;
  if (!isElement(node, "link")) return false;
  const rel = attribute(node, "rel");
  return rel === "modulepreload" || (rel === "preload" && attribute(node, "as") === "script");
}

function isElement(node: Node, name: string): node is Element {
  return node.nodeName === name;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
