import { ExternalLink } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";

export function LinkAction({ href, label, name }: { href: string; label: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} ${name} (opens in a new tab)`}
      className={buttonVariants({ variant: "ghost", size: "sm" })}
    >
      <ExternalLink aria-hidden="true" />
      {label}
    </a>
  );
}
