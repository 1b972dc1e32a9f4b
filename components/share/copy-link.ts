import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy-text";

/** Copies a link and says so, or that it has to be done by hand. */
export async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast.success("Link copied");
  else toast.error("The link could not be copied", { description: "Select it and copy it by hand." });
}
