import { type SocialLinks, socialNetworkNames, socialNetworks } from "@/lib/contract/cards/networks";
import { OutsideLink } from "./outside-link";
import { SocialIcon } from "./social-icon";

export function SocialList({ links }: { links: SocialLinks }) {
  const present = socialNetworkNames.filter((network) => links[network]);
  if (present.length === 0) return <p className="text-sm text-muted-foreground">No social links yet</p>;
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {present.map((network) => (
        <li key={network} className="flex min-w-0 items-start gap-3 text-sm">
          <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-muted text-muted-foreground">
            <SocialIcon network={network} />
          </span>
          <span className="min-w-0">
            <span className="block text-muted-foreground">{socialNetworks[network].label}</span>
            <OutsideLink href={links[network] ?? ""} />
          </span>
        </li>
      ))}
    </ul>
  );
}
