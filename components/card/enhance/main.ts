import { startLanguageOffer } from "@/lib/browser/language-offer";
import { startProductSearch } from "../product/search";
import { startCopying } from "./copy";
import { followPerson } from "./follow-person";
import { startForms } from "./forms";
import { startInAppHint } from "./in-app";
import { startBanner } from "./media/banner";
import { startMap, startVideos } from "./media/embeds";
import { startLightbox } from "./media/lightbox";
import { startPictures } from "./media/pictures";
import { continueOffline } from "./offline";
import { startOpeningHours } from "./opening-hours";
import { startBasket } from "./order";
import { startPayment } from "./payment";
import { startReporting } from "./report";
import { startSaving } from "./save";
import { startScrollFallbacks } from "./scroll-fallbacks";
import { startSharing } from "./share";

/** Once per tab. */
function skipSeenSplash(): void {
  const key = `splash-seen:${location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) document.querySelector(".splash")?.remove();
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage may be blocked; the splash ends by itself.
  }
}

/** `aria-current` for the demo's tabs; the stylesheet shows the panel. */
function startTabs(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-tabs] a")];
  if (links.length === 0) return;
  const mark = () => {
    const shown = links.find((link) => link.hash === location.hash) ?? links[0];
    for (const link of links)
      if (link === shown) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  };
  mark();
  addEventListener("hashchange", mark);
}

const { events, opened, person } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
startReporting(events, opened, person);
followPerson(person);
skipSeenSplash();
startLightbox();
startPictures();
startSaving();
startSharing();
startCopying();
startPayment();
startBasket();
startProductSearch();
startForms();
continueOffline();
startInAppHint();
startScrollFallbacks();
startBanner();
startVideos();
startMap();
startTabs();
startOpeningHours();
startLanguageOffer();
