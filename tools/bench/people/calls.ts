import { dayAfter, dayOf } from "@/lib/contract/clock";
import type { Team } from "./seed-people";

/** A call whose time must not grow with a company's people. */
export type PeopleCall = { name: string; as: "owner" | "visitor"; path(team: Team & { ids: number[] }): string };

const list = "/client/people/";
const board = `${list}figures/`;

/** Days that no call has asked for yet, so that nobody has kept their board. */
let asked = 0;
function nextDays(): string {
  const to = dayAfter(dayOf(Date.now()), -(asked++ % 60));
  return `from=${dayAfter(to, -29)}&to=${to}`;
}

const shown = (ids: readonly number[]) => `people=${ids.slice(0, 100).join(",")}`;

export const peopleCalls: PeopleCall[] = [
  visitor("company", ({ slug }) => `/public/company/${slug}/`),
  visitor("company's people, a page", ({ slug }) => `/public/company/${slug}/people/?page_size=10`),
  visitor("one person", ({ slug, ids }) => `/public/company/${slug}/people/${ids[5]}/`),
  owner("people, the screen's page", () => `${list}?page_size=100`),
  owner("people, ten a page", () => `${list}?page_size=10`),
  owner("people, last page", ({ people }) => `${list}?page_size=10&page=${people / 10}`),
  owner("people by name", () => `${list}?page_size=10&ordering=name`),
  owner("people, joined", () => `${list}?page_size=10&status=joined`),
  owner("people, invited", () => `${list}?page_size=10&status=invited`),
  owner("people, search, one hit", () => `${list}?page_size=10&search=person7@`),
  owner("people, search, many hits", () => `${list}?page_size=10&search=kumar`),
  owner("people, search, no hit", () => `${list}?page_size=10&search=zzzz`),
  owner("ids of all people", () => `${list}ids/`),
  owner("ids of a search", () => `${list}ids/?search=person7@`),
  owner("figures of a page, kept", ({ ids }) => `${board}?period=30d&page_size=100&${shown(ids)}`),
  owner("figures of a page, read", ({ ids }) => `${board}?${nextDays()}&page_size=100&${shown(ids)}`),
  owner("figures of ten, read", ({ ids }) => `${board}?${nextDays()}&${shown(ids.slice(0, 10))}`),
  owner("board, kept", () => `${board}?period=30d&page_size=10`),
  owner("board, read", () => `${board}?${nextDays()}&page_size=10`),
  owner("board, search", () => `${board}?period=30d&page_size=10&search=ravi+kumar+1`),
  owner("enquiries", () => "/leads/"),
  owner("enquiries of one person", ({ ids }) => `/leads/?person=${ids[5]}`),
  owner("enquiries of one, waiting", ({ ids }) => `/leads/?person=${ids[5]}&status=new`),
  owner("enquiries of nobody", () => "/leads/?person=none"),
  owner("enquiries, search", () => "/leads/?search=customer+7"),
  owner("enquiries, search of one", ({ ids }) => `/leads/?person=${ids[5]}&search=customer+7`),
  owner("enquiries by status", () => "/leads/stats/"),
  owner("overview", () => "/overview/"),
];

function owner(name: string, path: PeopleCall["path"]): PeopleCall {
  return { name, as: "owner", path };
}

function visitor(name: string, path: PeopleCall["path"]): PeopleCall {
  return { name, as: "visitor", path };
}
