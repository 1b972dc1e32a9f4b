import { useT } from "@/components/i18n/translator-context";
import {
  type SocialLinks,
  type SocialNetwork,
  socialNetworkNames,
  socialNetworks,
} from "@/lib/contract/cards/networks";
import type { T } from "@/lib/i18n/translator";
import { OutsideLink } from "./outside-link";
import { SocialIcon } from "./social-icon";

export function SocialList({ links }: { links: SocialLinks }) {
  const t = useT();
  const present = socialNetworkNames.filter((network) => links[network]);
  if (present.length === 0) return <p className="text-sm text-muted-foreground">{t("profile.social.none")}</p>;
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {present.map((network) => (
        <li key={network} className="flex min-w-0 items-start gap-3 text-sm">
          <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-muted text-muted-foreground">
            <SocialIcon network={network} />
          </span>
          <span className="min-w-0">
            <span className="block text-muted-foreground">{networkName(t, network)}</span>
            <OutsideLink href={links[network] ?? ""} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Brands have one name in all languages. */
export function networkName(t: T, network: SocialNetwork): string {
  return network === "website" ? t("profile.social.website") : socialNetworks[network].label;
}
