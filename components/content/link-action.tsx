import { ExternalLink } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import type { Place } from "@/lib/i18n/messages";

type LinkActionProps = {
  href: string;
  words: Place<"action" | "item">;
  /** The item's name. */
  name: string;
};

export function LinkAction({ href, words, name }: LinkActionProps) {
  const t = useT();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t(`${words}.item`, { name })}
      className={buttonVariants({ variant: "ghost", size: "sm" })}
    >
      <ExternalLink aria-hidden="true" />
      {t(`${words}.action`)}
    </a>
  );
}
