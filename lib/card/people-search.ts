import type { Person } from "../contract/content/person";
import { callLimits } from "../contract/values";

/** What a visitor asks of a company's people; `branch` is the id of one. */
export type PeopleSearch = { search: string; branch?: number; page: number; page_size: number };

/** One page of those found, and how many there are in all. */
export type PeopleFound = { people: Person[]; count: number };

const pageSize = 50;

/** From the page's query; what is no such thing is not asked. */
export function readPeopleSearch(query: URLSearchParams): PeopleSearch {
  const number = (name: string) => (/^[1-9]\d{0,5}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined);
  return {
    search: (query.get("search") ?? "").trim().slice(0, callLimits.search),
    branch: number("branch"),
    page: number("page") ?? 1,
    page_size: pageSize,
  };
}
