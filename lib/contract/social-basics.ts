/** The six networks, each with the hosts its links may be on; `website` may be anywhere. */
export const socialNetworks = {
  facebook: { label: "Facebook", hosts: ["facebook.com", "fb.com", "fb.me", "m.me"] },
  twitter: { label: "Twitter", hosts: ["twitter.com", "x.com"] },
  instagram: { label: "Instagram", hosts: ["instagram.com", "instagr.am"] },
  linkedin: { label: "LinkedIn", hosts: ["linkedin.com", "lnkd.in"] },
  youtube: { label: "YouTube", hosts: ["youtube.com", "youtu.be"] },
  website: { label: "Website", hosts: [] },
} as const satisfies Record<string, { label: string; hosts: readonly string[] }>;
export type SocialNetwork = keyof typeof socialNetworks;
export const socialNetworkNames = Object.keys(socialNetworks) as SocialNetwork[];

/** One link per network; empty ones are left out. */
export type SocialLinks = Partial<Record<SocialNetwork, string>>;
