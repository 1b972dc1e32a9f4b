import type { Head } from "@/components/document";
import type { Policy } from "./policy";

/** What search engines read of a policy. */
export function describePolicy({ title, description, path }: Policy, siteUrl: string, brandName: string): Head {
  const named = `${title} | ${brandName}`;
  return {
    title: named.length <= 60 ? named : title,
    description,
    canonical: siteUrl + path,
    isListed: true,
  };
}
