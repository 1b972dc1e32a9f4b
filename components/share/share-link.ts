import { copyLink } from "./copy-link";

/** Opens the system's own sheet where there is one, else copies; who turns back from it has done nothing wrong. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyLink(url);
  }
}
