import { clientOrderings } from "@/lib/contract/clients/schema";
import { callLimits } from "@/lib/contract/values";
import type { Copy } from "../seed/copies";

/** A call whose time must not grow with the number of companies. `isWhole: false` does not read the whole answer. */
export type GrowthCall = { name: string; path: string; as: "admin" | "owner" | "visitor"; isWhole?: false };

const list = "/admin/all-clients/";
const orderings = clientOrderings.flatMap((field) => [field, `-${field}`]);

/** Calls for an installation with this many companies, one of which has this slug and phone number. */
export function listGrowthCalls(companies: number, { slug, phone }: Pick<Copy, "slug" | "phone">): GrowthCall[] {
  const pages = Math.ceil((companies + 1) / callLimits.pageSize.default);
  const admin = (name: string, path: string): GrowthCall => ({ name, path, as: "admin" });
  const owner = (name: string, path: string): GrowthCall => ({ name, path, as: "owner" });
  const visitor = (name: string, path: string): GrowthCall => ({ name, path, as: "visitor" });
  return [
    visitor("company", `/public/company/${slug}/`),
    visitor("company's products", `/public/company/${slug}/products/`),
    visitor("addresses, first page", "/public/companies/"),
    visitor("addresses, last page", `/public/companies/?page=${pages}`),
    ...orderings.map((ordering) => admin(`clients by ${ordering}`, `${list}?ordering=${ordering}`)),
    admin("clients, middle page", `${list}?page=${Math.ceil(pages / 2)}`),
    ...orderings.map((ordering) =>
      admin(`… by ${ordering}`, `${list}?page=${Math.ceil(pages / 2)}&ordering=${ordering}`),
    ),
    admin("clients, last page", `${list}?page=${pages}`),
    admin("clients, last by name", `${list}?page=${pages}&ordering=company_name`),
    admin("clients, active ones", `${list}?is_active=true`),
    admin("clients, blocked ones", `${list}?is_active=false`),
    admin("search, one hit", `${list}?search=Mehta+Sweets+64`),
    admin("search, many hits", `${list}?search=mehta`),
    admin("search, by number", `${list}?search=${encodeURIComponent(phone)}`),
    admin("search, by e-mail", `${list}?search=-64@example`),
    admin("search, no hit", `${list}?search=zzzzzz`),
    admin("search, two letters", `${list}?search=zq`),
    admin("overview", "/overview/"),
    admin("activity", "/activity/"),
    admin("audit log", "/admin/audit/"),
    admin("analytics, 30 days", "/analytics/?period=30d"),
    admin("analytics, a year", "/analytics/?period=1y"),
    admin("companies by views", "/admin/analytics/companies/?period=1y"),
    { ...admin("export, first byte", "/admin/clients/export/"), isWhole: false },
    owner("owner's overview", "/overview/"),
    owner("owner's products", "/client/products/"),
    owner("owner's activity", "/activity/"),
    owner("owner's analytics", "/analytics/?period=1y"),
  ];
}
