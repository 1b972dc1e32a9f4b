import { startBanner } from "./banner";
import { startInAppHint } from "./in-app";
import { startLightbox } from "./lightbox";
import { startMap } from "./map";
import { startSaving } from "./save";
import { skipSeenSplash } from "./splash";
import { startTabs } from "./tabs";
import { startVideos } from "./videos";

skipSeenSplash();
startLightbox();
startSaving();
startInAppHint();
startBanner();
startVideos();
startMap();
startTabs();
