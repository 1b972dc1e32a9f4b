import { t } from "../enhance/words";

/** Hides headings without matches. */
export function startProductSearch(): void {
  const part = document.querySelector<HTMLElement>("[data-product-search]");
  const input = part?.querySelector("input");
  const status = part?.querySelector<HTMLElement>("[role=status]");
  if (!part || !input || !status) return;
  const products = [...document.querySelectorAll<HTMLElement>(".product")];
  const texts = products.map((product) =>
    fold(`${product.textContent} ${product.closest(".category")?.querySelector("h3")?.textContent ?? ""}`),
  );
  part.classList.remove("button-waiting");
  input.oninput = () => {
    const words = fold(input.value).split(/\s+/);
    products.forEach((product, index) => {
      product.hidden = !words.every((word) => texts[index]?.includes(word));
    });
    for (const category of document.querySelectorAll<HTMLElement>(".category"))
      category.hidden = !category.querySelector(".product:not([hidden])");
    const isEmpty = products.every(({ hidden }) => hidden);
    status.hidden = !isEmpty;
    status.textContent = isEmpty ? t("card.products.nothing") : "";
  };
}

/** Ignores case and Latin accents; keeps marks of other scripts, such as vowel signs. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}
