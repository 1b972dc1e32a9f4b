/** Which texts are cut and whether the tiles have left the screen, in browsers whose stylesheets cannot tell by scrolling. */
export function startScrollFallbacks(): void {
  if (CSS.supports?.("timeline-scope: --tiles")) return;
  takeNeedlessMore();
  addEventListener("resize", takeNeedlessMore);
  showReachBar();
}

/** Takes "More" from texts that are not cut. */
function takeNeedlessMore(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".long-text > details:not([open])")) {
    const text = details.previousElementSibling;
    details.hidden = text !== null && text.scrollHeight <= text.clientHeight;
  }
}

/** Shows call and chat once the tiles have left the screen. */
function showReachBar(): void {
  const ways = document.querySelector(".reach-ways");
  const tiles = document.querySelector(".tiles");
  if (!ways || !tiles) return;
  new IntersectionObserver((entries) => {
    const { isIntersecting, boundingClientRect } = entries[entries.length - 1] as IntersectionObserverEntry;
    ways.classList.toggle("reach-shown", !isIntersecting && boundingClientRect.bottom <= 0);
  }).observe(tiles);
}
