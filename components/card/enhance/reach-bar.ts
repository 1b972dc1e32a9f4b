/** Shows call and chat once the tiles have left the screen, in browsers whose stylesheets cannot tell. */
export function startReachBar(): void {
  const ways = document.querySelector(".reach-ways");
  const tiles = document.querySelector(".tiles");
  if (!ways || !tiles || CSS.supports?.("timeline-scope: --tiles")) return;
  new IntersectionObserver((entries) => {
    const { isIntersecting, boundingClientRect } = entries[entries.length - 1] as IntersectionObserverEntry;
    ways.classList.toggle("reach-shown", !isIntersecting && boundingClientRect.bottom <= 0);
  }).observe(tiles);
}
