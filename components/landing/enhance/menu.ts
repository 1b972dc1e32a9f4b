/** The landing page's menu covers the section that its links lead to, so following one shuts it. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu");
  menu?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.open = false;
  });
}
