import { plainText } from "../typed-digits";

type Network = {
  label: string;
  hosts: readonly string[];
  /** What a name there may be, without its @, and what stands before it in the page's address. */
  handle?: { form: RegExp; page: string };
};

/** The six networks, each with the hosts its links may be on; `website` may be anywhere. */
export const socialNetworks = {
  facebook: {
    label: "Facebook",
    hosts: ["facebook.com", "fb.com", "fb.me", "m.me"],
    handle: { form: /^[a-z\d.]{5,50}$/i, page: "https://www.facebook.com/" },
  },
  twitter: {
    label: "Twitter",
    hosts: ["twitter.com", "x.com"],
    handle: { form: /^\w{1,15}$/, page: "https://x.com/" },
  },
  instagram: {
    label: "Instagram",
    hosts: ["instagram.com", "instagr.am"],
    handle: { form: /^[\w.]{1,30}$/, page: "https://www.instagram.com/" },
  },
  linkedin: {
    label: "LinkedIn",
    hosts: ["linkedin.com", "lnkd.in"],
    handle: { form: /^[\p{L}\p{M}\p{N}-]{3,100}$/u, page: "https://www.linkedin.com/in/" },
  },
  youtube: {
    label: "YouTube",
    hosts: ["youtube.com", "youtu.be"],
    handle: { form: /^[\p{L}\p{M}\p{N}._·-]{3,30}$/u, page: "https://www.youtube.com/@" },
  },
  website: { label: "Website", hosts: [] },
} as const satisfies Record<string, Network>;
export type SocialNetwork = keyof typeof socialNetworks;
export const socialNetworkNames = Object.keys(socialNetworks) as SocialNetwork[];

/** One link per network; empty ones are left out. */
export type SocialLinks = Partial<Record<SocialNetwork, string>>;

/** Whether a name on the network was typed, such as `@sharma_spices`, and no address. */
export function isHandle(typed: string): boolean {
  return plainText(typed).trim().startsWith("@");
}

/** The page of such a name; null for what is none there. */
export function handlePage(network: SocialNetwork, typed: string): string | null {
  const { handle }: Network = socialNetworks[network];
  const name = plainText(typed).trim().slice(1);
  // Dots alone would lead elsewhere.
  if (!handle?.form.test(name) || /^\.+$/.test(name)) return null;
  return handle.page + encodeURIComponent(name);
}
