import { createPlayer, onLoad, onView } from "./embeds";

/** Not all browsers tell, and not all types know. */
type Line = Navigator & { connection?: { saveData?: boolean } };

/**
 * The head's film starts by itself once the page has loaded, silently and for ever, behind the name. Visitors who want
 * stillness, or whose data is dear, keep the link.
 */
export function startBanner(): void {
  const banner = document.querySelector<HTMLElement>("[data-banner-video]");
  const videoId = banner?.dataset.bannerVideo;
  if (!banner || !videoId || wantsStillness()) return;
  const play = () => {
    const options = { mute: "1", loop: "1", playlist: videoId, controls: "0", disablekb: "1" };
    const player = createPlayer(videoId, banner.textContent ?? "", options);
    player.tabIndex = -1;
    banner.append(player);
  };
  onLoad(() => onView(banner, play));
}

function wantsStillness(): boolean {
  const { connection }: Line = navigator;
  return matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
}
