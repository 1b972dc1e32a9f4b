import { t } from "../words";

/** Sends only the origin as referrer. */
function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = src;
  frame.title = title;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  return frame;
}

export function createPlayer(videoId: string, title: string, options: Record<string, string>): HTMLIFrameElement {
  const query = new URLSearchParams({ autoplay: "1", playsinline: "1", rel: "0", ...options });
  return createFrame(`https://www.youtube-nocookie.com/embed/${videoId}?${query}`, title);
}

const moves = ["scroll", "pointerdown", "keydown"] as const;

/** After `load`, so other sites do not compete for bandwidth. */
export function onLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** After `load` and the first scroll, tap or key. */
function onFirstMove(run: () => void): void {
  const stop = new AbortController();
  for (const move of moves)
    addEventListener(
      move,
      () => {
        stop.abort();
        onLoad(run);
      },
      { passive: true, signal: stop.signal },
    );
}

export function onView(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}

export function startMap(): void {
  const map = document.querySelector<HTMLElement>("[data-map]");
  const src = map?.dataset.map;
  if (map && src) onFirstMove(() => onView(map, () => map.append(createFrame(src, t("card.place.map")))));
}

/** Thumbnails load when near the screen; videos play in place. */
export function startVideos(): void {
  for (const film of document.querySelectorAll<HTMLAnchorElement>("[data-video]")) {
    const videoId = film.dataset.video ?? "";
    onFirstMove(() => onView(film, () => film.prepend(createStill(film.dataset.still ?? ""))));
    film.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const place = document.createElement("div");
      place.className = "film";
      const player = createPlayer(videoId, film.getAttribute("aria-label") ?? "", {});
      place.append(player);
      film.replaceWith(place);
      player.focus();
    });
  }
}

function createStill(src: string): HTMLImageElement {
  const still = new Image();
  still.alt = "";
  still.onerror = () => still.remove();
  still.src = src;
  return still;
}
