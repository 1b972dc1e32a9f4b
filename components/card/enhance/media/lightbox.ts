export function startLightbox(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-lightbox]")];
  const dialog = document.querySelector<HTMLDialogElement>("#lightbox");
  const figure = dialog?.querySelector("[data-figure]");
  if (!dialog?.showModal || !figure || links.length === 0) return;
  let current = 0;

  function show(index: number): void {
    current = (index + links.length) % links.length;
    const link = links[current];
    if (!link) return;
    const picture = new Image();
    picture.src = link.href;
    picture.alt = link.querySelector("img")?.alt ?? "";
    const caption = document.createElement("figcaption");
    caption.dir = "auto";
    caption.textContent = picture.alt;
    figure?.replaceChildren(picture, caption);
  }

  links.forEach((link, index) => {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  });
  dialog.addEventListener("click", ({ target }) => {
    const element = target as Element;
    if (element.closest("[data-previous]")) show(current - 1);
    else if (element.closest("[data-next]")) show(current + 1);
    else if (!element.closest("img, figcaption")) dialog.close();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(current - forward());
    if (key === "ArrowRight") show(current + forward());
  });
  onSwipe(dialog, (direction) => show(current + direction * forward()));
  dialog.classList.toggle("lightbox-single", links.length === 1);
}

/** -1 where one reads from right to left: there the next picture lies to the left. */
export function forward(): 1 | -1 {
  return document.dir === "rtl" ? -1 : 1;
}

/** Minimum swipe in CSS pixels. */
const leastDistance = 40;

/** 1 for a swipe to the left, -1 to the right. */
export function onSwipe(element: HTMLElement, run: (direction: 1 | -1) => void): void {
  let start: Touch | undefined;
  element.addEventListener(
    "touchstart",
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  element.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) >= leastDistance && Math.abs(x) > Math.abs(y)) run(x < 0 ? 1 : -1);
  });
}
