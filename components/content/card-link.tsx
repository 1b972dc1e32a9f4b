import { ExternalLink } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { paths } from "@/lib/paths";

type CardLinkProps = { slug: string | null | undefined } & Omit<ButtonProps, "asChild">;

/** Opens the client's public card in a new tab; a provider without card addresses has nothing to open. */
export function CardLink({ slug, children = "View my card", ...props }: CardLinkProps) {
  if (!slug) return null;
  return (
    <Button variant="outline" {...props} asChild>
      <a href={paths.card(slug)} target="_blank" rel="noopener">
        {children}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Button>
  );
}
