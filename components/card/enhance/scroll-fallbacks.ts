/** For browsers without scroll-driven animations: clamped texts and the reach bar. */
export function startScrollFallbacks(): void {
  if (CSS.supports?.("timeline-scope: --tiles")) return;
  takeNeedlessMore();
  addEventListener("resize", takeNeedlessMore);
  showReachBar();
}

/** Removes "More" from texts that fit. */
function takeNeedlessMore(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".long-text > details:not([open])")) {
    const text = details.previousElementSibling;
    details.hidden = text !== null && text.scrollHeight <= text.clientHeight;
  }
}

function showReachBar(): void {
  const ways = document.querySelector(".reach-ways");
  const tiles = document.querySelector(".tiles");
  if (!ways || !tiles) return;
  new IntersectionObserver((entries) => {
    const { isIntersecting, boundingClientRect } = entries[entries.length - 1] as IntersectionObserverEntry;
    ways.classList.toggle("reach-shown", !isIntersecting && boundingClientRect.bottom <= 0);
  }).observe(tiles);
}
