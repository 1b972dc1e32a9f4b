import { copyText } from "@/lib/copy-text";
import { cardLink } from "./card-link";
import { showToast } from "./toast";

export function startSaving(): void {
  document.querySelector("[data-save-contact]")?.addEventListener("click", () => {
    showToast("Contact saved!", "Contact information saved to your device");
  });
  const button = document.querySelector<HTMLButtonElement>("[data-save-card]");
  if (!button) return;
  button.classList.remove("button-waiting");
  button.addEventListener("click", saveCard);
}

/** Hands the card's link to the phone's own sheet, or else to the clipboard; nothing is said when nothing was kept. */
async function saveCard(): Promise<void> {
  const url = cardLink();
  const shared = await share(url);
  if (shared === "cancelled") return;
  if (shared === "done" || (await copyText(url))) showToast("Card saved!", "Digital card saved successfully");
  else showToast("Copy this link to keep the card", url);
}

async function share(url: string): Promise<"done" | "cancelled" | "impossible"> {
  if (!navigator.share) return "impossible";
  try {
    await navigator.share({ title: document.title, url });
    return "done";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "cancelled" : "impossible";
  }
}
