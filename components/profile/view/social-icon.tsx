import { Icon, networkIcons } from "@/components/card/icons";
import type { SocialNetwork } from "@/lib/contract/cards/networks";

/** The card's own icon in the dashboard's looks: outlined shapes are stroked, logos are filled. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <span className="inline-flex size-4 shrink-0 fill-none stroke-current stroke-2 [&_.icon-filled]:fill-current [&_.icon-filled]:stroke-none [&_svg]:size-full">
      <Icon name={networkIcons[network]} />
    </span>
  );
}
