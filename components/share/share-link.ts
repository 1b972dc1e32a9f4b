import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy-text";

/** Web Share, else copy. Cancelling the sheet is no error. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyLink(url);
  }
}

export async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast.success("Link copied");
  else toast.error("The link could not be copied", { description: "Select it and copy it by hand." });
}
