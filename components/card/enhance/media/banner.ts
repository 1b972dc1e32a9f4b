import { createPlayer } from "./embed";
import { onView } from "./first-move";

/** The head's film runs silently and for ever, behind the name; a visitor who wants stillness keeps the link. */
export function startBanner(): void {
  const banner = document.querySelector<HTMLElement>("[data-banner-video]");
  const videoId = banner?.dataset.bannerVideo;
  if (!banner || !videoId || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  onView(banner, () => {
    const options = { mute: "1", loop: "1", playlist: videoId, controls: "0", disablekb: "1" };
    const player = createPlayer(videoId, banner.textContent ?? "", options);
    player.tabIndex = -1;
    banner.append(player);
  });
}
