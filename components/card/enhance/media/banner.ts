import { createPlayer, onLoad, onView } from "./embeds";

type Line = Navigator & { connection?: { saveData?: boolean } };

/** The banner video starts after load, muted and looped; not with reduced motion or data saver. */
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
