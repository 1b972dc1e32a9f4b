import type { Metadata } from "next";
import type { Policy } from "./policy";

/** What search engines read of a policy. */
export function describePolicy({ title, description, path }: Policy, siteUrl: string, brandName: string): Metadata {
  const named = `${title} | ${brandName}`;
  return {
    title: { absolute: named.length <= 60 ? named : title },
    description,
    alternates: { canonical: siteUrl + path },
    robots: { index: true, follow: true },
    other: { "page-cache": "site" },
  };
}
