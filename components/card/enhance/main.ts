import { startBanner } from "./banner";
import { startInAppHint } from "./in-app";
import { startLightbox } from "./lightbox";
import { startMap } from "./map";
import { continueOffline } from "./offline";
import { startSaving } from "./save";
import { startSharing } from "./share";
import { skipSeenSplash } from "./splash";
import { startVideos } from "./videos";

skipSeenSplash();
startLightbox();
startSaving();
startSharing();
continueOffline();
startInAppHint();
startBanner();
startVideos();
startMap();
