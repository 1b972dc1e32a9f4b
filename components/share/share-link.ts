import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy-text";
import type { T } from "@/lib/i18n/translator";

/** Web Share, else copy. Cancelling the sheet is no error. */
export async function shareLink(t: T, title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyLink(t, url);
  }
}

export async function copyLink(t: T, link: string): Promise<void> {
  if (await copyText(link)) toast.success(t("share.link.copied"));
  else toast.error(t("share.link.notCopied"), { description: t("share.link.copyByHand") });
}
