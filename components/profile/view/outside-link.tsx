import { ExternalLink } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";

export function OutsideLink({ href }: { href: string }) {
  const t = useT();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="touch-target inline-block rounded-sm font-medium text-primary underline-offset-4 wrap-anywhere hover:underline focus-ring"
    >
      {href.replace(/^https?:\/\/(www\.)?/, "")}
      <ExternalLink aria-hidden="true" className="ms-1.5 inline size-3.5 align-[-0.125em]" />
      <span className="sr-only"> {t("profile.opensInNewTab")}</span>
    </a>
  );
}
