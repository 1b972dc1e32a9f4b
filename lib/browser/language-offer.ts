const key = "language-offer";

/**
 * Offers the page in the language that the browser asks for first among those it is in, by that language's own name.
 * Whoever puts it away is not asked again on this device.
 */
export function startLanguageOffer(wanted: readonly string[] = navigator.languages): void {
  const menu = document.querySelector<HTMLElement>("[data-languages]");
  const codes = wanted.map((tag) => tag.split("-")[0]);
  const links = codes.map((code) => menu?.querySelector<HTMLAnchorElement>(`a[lang="${code}"]`));
  const link = links.find(Boolean);
  if (!menu || !link || link.ariaCurrent || isPutAway()) return;
  const offer = document.createElement("aside");
  const close = document.createElement("button");
  offer.className = "language-offer";
  offer.ariaLabel = menu.ariaLabel;
  close.type = "button";
  close.textContent = "✕";
  close.ariaLabel = menu.dataset.languages ?? "";
  close.onclick = () => {
    putAway();
    offer.remove();
  };
  offer.append(link.cloneNode(true), close);
  document.body.prepend(offer);
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function putAway(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Without storage it is offered again on the next page.
  }
}
