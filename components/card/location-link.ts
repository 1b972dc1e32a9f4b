import type { Profile } from "@/lib/contract/cards/schema";

type Place = Pick<Profile, "address" | "location">;

/** The client's map link, else a search for the address. */
export function locationLink({ address, location }: Place): string | null {
  if (location) return location;
  return address ? searchLink(address) : null;
}

export function searchLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

export function mapEmbedUrl(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
}
