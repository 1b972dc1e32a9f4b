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

/**
 * A page is not told what becomes of a contact file or of a card on the home screen. What it says is what it can know:
 * that the site hands the file out, that the browser has installed the card, or that the card is kept beside it.
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
  addEventListener("appinstalled", () => sayItIsSaved("Next: open it from your home screen."));
}

/** Browsers inside other apps drop the file: there the way out of them takes its place. Of a failure the browser tells itself. */
async function followContact(event: Event, href: string): Promise<void> {
  if (isInAppBrowser(navigator.userAgent)) {
    event.preventDefault();
    document.querySelector("[data-in-app]")?.scrollIntoView({ block: "center" });
    return;
  }
  if (await isHandedOut(href))
    showToast("Contact saved!", "Contact information saved to your device", nextStep(navigator.userAgent));
}

/** What a phone leaves to be done with the file. */
function nextStep(userAgent: string): string {
  const way = wayOf(userAgent);
  if (way === "ios") return "Next: tap “Create New Contact”.";
  return way === "menu" ? "Next: open the file to add it to your contacts." : "";
}

async function isHandedOut(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}

/** Puts the card on the home screen where the browser can; elsewhere keeps it and its link and shows the way there. */
async function saveCard(): Promise<void> {
  if (isInAppBrowser(navigator.userAgent)) return showSteps("in-app");
  const outcome = offer && (await install(offer));
  if (outcome === "dismissed") return;
  const keeping = keepOffline();
  // Said once the browser has done it.
  if (outcome === "accepted") return;
  const url = cardLink();
  const copied = await copyText(url);
  const way = wayOf(navigator.userAgent);
  showSteps(way);
  if (await keeping) sayItIsSaved(way ? "Next: put it on your home screen." : copied ? "Its link is copied." : "");
  else if (copied) showToast("Link copied", "It opens this card again");
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

function sayItIsSaved(next: string): void {
  showToast("Card saved!", "Digital card saved successfully", next);
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
