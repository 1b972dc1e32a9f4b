import { forward } from "./lightbox";

/** Dots and buttons; swiping is native scrolling. */
export function startPictures(): void {
  const part = document.querySelector<HTMLElement>("[data-pictures]");
  const strip = part?.querySelector("ul");
  if (!part || !strip) return;
  const dots = [...part.querySelectorAll("a")];
  const seen = () => Math.round((forward() * strip.scrollLeft) / strip.clientWidth) || 0;
  const turnTo = (index: number) => {
    strip.scrollLeft = forward() * ((index + dots.length) % dots.length) * strip.clientWidth;
  };
  const mark = () => {
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === seen() ? "true" : null;
  };
  dots.forEach((dot, index) => {
    dot.onclick = (event) => {
      event.preventDefault();
      turnTo(index);
    };
  });
  for (const button of part.querySelectorAll<HTMLElement>("[data-turn]")) {
    button.classList.remove("button-waiting");
    button.onclick = () => turnTo(seen() + Number(button.dataset.turn));
  }
  strip.onscroll = mark;
  mark();
}
