import { copyText } from "@/lib/browser/copy-text";
import type { SaveWay } from "../actions/save-steps";
import { cardLink } from "./card-link";
import { isInAppBrowser } from "./in-app";
import { keepOffline } from "./offline";
import { openSheet } from "./sheet";
import { showToast } from "./toast";
import { t } from "./words";

/** `beforeinstallprompt` */
type InstallOffer = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: "accepted" | "dismissed" }> };

let offer: InstallOffer | null = null;

/**
 * A page cannot know whether a contact was saved, so messages only claim what it knows: the file was served, the app
 * installed, or the card cached.
 */
export function startSaving(): void {
  for (const contact of document.querySelectorAll<HTMLAnchorElement>("[data-save-contact]"))
    contact.addEventListener("click", (event) => void followContact(event, contact.href));
  const button = document.querySelector<HTMLButtonElement>("[data-save-card]");
  if (!button) return;
  button.classList.remove("button-waiting");
  button.addEventListener("click", saveCard);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => sayItIsSaved(t("card.save.nextOpen")));
}

/** In-app browsers drop the file: show how to open the real browser instead. */
async function followContact(event: Event, href: string): Promise<void> {
  if (isInAppBrowser(navigator.userAgent)) {
    event.preventDefault();
    document.querySelector("[data-in-app]")?.scrollIntoView({ block: "center" });
    return;
  }
  if (await isHandedOut(href))
    showToast(t("card.save.contactSaved"), t("card.save.contactSavedText"), nextStep(navigator.userAgent));
}

function nextStep(userAgent: string): string {
  const way = wayOf(userAgent);
  if (way === "ios") return t("card.save.nextCreate");
  return way === "menu" ? t("card.save.nextOpenFile") : "";
}

async function isHandedOut(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

/** Installs where the browser can; elsewhere caches the card, copies its link and shows instructions. */
async function saveCard(): Promise<void> {
  if (isInAppBrowser(navigator.userAgent)) return showSteps("in-app");
  const outcome = offer && (await install(offer));
  if (outcome === "dismissed") return;
  const keeping = keepOffline();
  // `appinstalled` shows the message.
  if (outcome === "accepted") return;
  const url = cardLink();
  const copied = await copyText(url);
  const way = wayOf(navigator.userAgent);
  showSteps(way);
  if (await keeping) sayItIsSaved(way ? t("card.save.nextPut") : copied ? t("card.save.copiedToo") : "");
  else if (copied) showToast(t("card.save.linkCopied"), t("card.save.linkAgain"));
  else showToast(t("card.save.keepLink"), url);
}

/** Null if the browser withdrew the prompt. */
async function install(given: InstallOffer): Promise<"accepted" | "dismissed" | null> {
  // A prompt works once.
  offer = null;
  try {
    await given.prompt();
    return (await given.userChoice).outcome;
  } catch {
    return null;
  }
}

function sayItIsSaved(next: string): void {
  showToast(t("card.save.cardSaved"), t("card.save.cardSavedText"), next);
}

/** Null on a computer: the copied link is enough. */
export function wayOf(userAgent: string): SaveWay | null {
  if (isInAppBrowser(userAgent)) return "in-app";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  return /Android|Mobile/.test(userAgent) ? "menu" : null;
}

function showSteps(way: SaveWay | null): void {
  if (!way) return;
  for (const list of document.querySelectorAll<HTMLElement>("[data-save-way]"))
    list.hidden = list.dataset.saveWay !== way;
  openSheet("save-dialog");
}
