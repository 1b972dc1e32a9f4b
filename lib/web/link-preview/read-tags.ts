import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

export type Tag = { name: string; content: string };

/** What the head of a page tells crawlers. */
export type Tags = {
  title: string;
  canonical: string | null;
  metas: Tag[];
  /** Bytes of the page up to the end of its head. */
  headBytes: number;
};

/** Reads the head only: crawlers ignore the body. */
export function readTags(html: string): Tags {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const head = find(document, "head");
  const children = head && "childNodes" in head ? head.childNodes.filter(isElement) : [];
  const end = head?.sourceCodeLocation?.endOffset ?? html.length;
  return {
    title: textOf(children.find(({ nodeName }) => nodeName === "title")),
    canonical: attribute(
      children.find((node) => node.nodeName === "link" && attribute(node, "rel") === "canonical"),
      "href",
    ),
    metas: children
      .filter(({ nodeName }) => nodeName === "meta")
      .map((node) => ({
        name: attribute(node, "property") ?? attribute(node, "name") ?? "",
        content: attribute(node, "content") ?? "",
      })),
    headBytes: Buffer.byteLength(html.slice(0, end)),
  };
}

/** The content of the first tag of this name; empty when there is none. */
export function metaOf({ metas }: Tags, name: string): string {
  return metas.find((meta) => meta.name === name)?.content.trim() ?? "";
}

function find(node: Node, name: string): Element | null {
  if (isElement(node) && node.nodeName === name) return node;
  if (!("childNodes" in node)) return null;
  for (const child of node.childNodes) {
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

function attribute(element: Element | undefined, name: string): string | null {
  return element?.attrs.find((attr) => attr.name === name)?.value ?? null;
}

function textOf(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ("value" in node ? node.value : "")).join("");
}
