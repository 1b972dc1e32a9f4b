import { createElement, Fragment, type ReactNode } from "react";
import type { Key, Params } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

type Tags = Record<string, Params[string] | ((inner: ReactNode) => ReactNode)>;

/** A text with tags as elements: `rich(t, "subject.key", { link: (inner) => <a href="/terms">{inner}</a> })`. */
export function rich(t: T, key: Key, { ...params }: Tags): ReactNode {
  for (const [name, made] of Object.entries(params))
    if (typeof made === "function") params[name] = (inner: ReactNode) => made(together(inner));
  return together(t.parts(key, params as Parameters<T["parts"]>[1]) as ReactNode);
}

/** Spread, so that React asks for no keys. */
function together(parts: ReactNode): ReactNode {
  return createElement(Fragment, null, ...[parts].flat());
}

/** For the tag <heard>: what is in it is read out and not seen. */
export function heard(inner: ReactNode): ReactNode {
  return createElement("span", { className: "sr-only" }, inner);
}
