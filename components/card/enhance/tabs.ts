/** Tells screen readers which of the demo's tabs is shown; the stylesheet has picked it already. */
export function startTabs(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-tabs] a")];
  if (links.length === 0) return;
  const mark = () => {
    const shown = links.find((link) => link.hash === location.hash) ?? links[0];
    for (const link of links)
      if (link === shown) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  };
  mark();
  addEventListener("hashchange", mark);
}
