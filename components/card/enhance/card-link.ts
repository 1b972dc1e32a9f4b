/** The card's own address, without what a sender's app has added to it. */
export function cardLink(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}
