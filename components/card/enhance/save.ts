import { copyText } from "@/lib/browser/copy-text";
import type { SaveWay } from "../actions/save-steps";
import { cardLink } from "./card-link";
import { isInAppBrowser } from "./in-app";
import { keepOffline } from "./offline";
import { openSheet } from "./sheet";
import { showToast } from "./toast";

/** The browser's offer to install the card, which some browsers make and not all types know. */
type InstallOffer = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: "accepted" | "dismissed" }> };

let offer: InstallOffer | null = null;

export function startSaving(): void {
  document.querySelector("[data-save-contact]")?.addEventListener("click", () => {
    showToast("Contact saved!", "Contact information saved to your device");
  });
  const button = document.querySelector<HTMLButtonElement>("[data-save-card]");
  if (!button) return;
  button.classList.remove("button-waiting");
  button.addEventListener("click", saveCard);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** Puts the card on the home screen where the browser can; elsewhere keeps its link and shows the way there. */
async function saveCard(): Promise<void> {
  void keepOffline();
  const outcome = offer && (await install(offer));
  if (outcome === "accepted") return sayItIsSaved();
  if (outcome === "dismissed") return;
  const url = cardLink();
  const copied = await copyText(url);
  showSteps(wayOf(navigator.userAgent));
  if (copied) sayItIsSaved();
  else showToast("Copy this link to keep the card", url);
}

/** Null where the browser takes its offer back. */
async function install(given: InstallOffer): Promise<"accepted" | "dismissed" | null> {
  // An offer can be taken up once.
  offer = null;
  try {
    await given.prompt();
    return (await given.userChoice).outcome;
  } catch {
    return null;
  }
}

function sayItIsSaved(): void {
  showToast("Card saved!", "Digital card saved successfully");
}

/** Null on a computer, where a kept link is what people expect. */
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
