import { createPlayer } from "./embed";
import { onFirstMove, onView } from "./moments";

/** Films show their still when they come into view, and play where they stand. */
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
