import { withAmount } from "@/lib/card/upi-link";
import { readAmount } from "@/lib/contract/cards/values";
import { formatPrice } from "@/lib/format/price";
import { t } from "./words";

/** Debounce in milliseconds. */
const pause = 400;

/** Adds the amount to the QR code and the payment link. Until the new code has loaded the plain one stays. */
export function startPayment(): void {
  const input = document.querySelector<HTMLInputElement>("[data-upi]");
  const code = document.querySelector(".upi svg");
  const caption = document.querySelector(".upi figcaption");
  if (!input || !code || !caption) return;
  const link = document.querySelector<HTMLAnchorElement>(".upi-pay");
  const { href = "" } = link ?? {};
  const text = caption.textContent;
  let shown = code;
  let timer: ReturnType<typeof setTimeout>;
  let wanted: HTMLImageElement | null = null;

  const show = (next: Element, said: string | null) => {
    shown.replaceWith(next);
    shown = next;
    caption.textContent = said;
  };
  const draw = (amount: string) => {
    const picture = new Image();
    wanted = picture;
    picture.alt = code.getAttribute("aria-label") ?? "";
    picture.onload = () => {
      if (wanted === picture) show(picture, t("card.payment.scanAmount", { amount: formatPrice(amount, "INR") }));
    };
    picture.src = `${input.dataset.upi}?amount=${amount}`;
  };
  input.parentElement?.classList.remove("button-waiting");
  input.oninput = () => {
    const amount = readAmount(input.value) ?? null;
    input.setCustomValidity(readAmount(input.value) === undefined ? (input.dataset.invalid ?? "") : "");
    if (link) link.href = withAmount(href, amount);
    clearTimeout(timer);
    wanted = null;
    if (shown !== code) show(code, text);
    if (amount) timer = setTimeout(draw, pause, amount);
  };
  input.onchange = () => input.reportValidity();
}
