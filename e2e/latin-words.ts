import type { Page } from "@playwright/test";
import { hasLatinWords } from "../tests/latin";

/** Words in Latin letters on a page, as it is shown and read aloud, each in its text. */
export async function findLatinWords(page: Page): Promise<string[]> {
  // A frame may go while the others are read.
  const texts = await Promise.all(page.frames().map((frame) => frame.evaluate(readTexts).catch(() => [])));
  return [...new Set(texts.flat().filter(hasLatinWords))];
}

/** What stands in another language says so in `lang`; a password is a `code`. */
function readTexts(): string[] {
  const { lang } = document.documentElement;
  const spoken = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "alt",
    "title",
    "placeholder",
  ];
  const isOwn = (element: Element | null) =>
    !element?.closest(`[lang]:not([lang=${lang}]), code, script, style, noscript`);
  const texts: (string | null | undefined)[] = [document.title];
  for (const tag of document.querySelectorAll("meta[name=description], meta[property^='og:']"))
    if (!/:(type|locale)$/.test(tag.getAttribute("property") ?? "")) texts.push(tag.getAttribute("content"));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (isOwn(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent);
  for (const element of document.body.querySelectorAll("*"))
    if (isOwn(element)) for (const name of spoken) texts.push(element.getAttribute(name));
  return texts.filter((text) => text !== null && text !== undefined).map((text) => text.replace(/\s+/g, " ").trim());
}
