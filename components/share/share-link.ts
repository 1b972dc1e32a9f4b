import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy-text";

/** Opens the system's own sheet where there is one, else copies; who turns back from it has done nothing wrong. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyLink(url);
  }
}

/** Copies a link and says so, or that it has to be done by hand. */
export async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast.success("Link copied");
  else toast.error("The link could not be copied", { description: "Select it and copy it by hand." });
}
