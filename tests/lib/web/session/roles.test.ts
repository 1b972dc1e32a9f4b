import { readdirSync } from "node:fs";
import { can, type Principal } from "@/lib/contract/policies";
import * as paths from "@/lib/paths";
import { canVisit, mayEnter } from "@/lib/web/session/roles";

const visitors: Record<string, Principal> = {
  administrator: { role: "administrator" },
  owner: { role: "owner" },
  "owner with a card": { role: "owner", personId: 4 },
  manager: { role: "manager", branchIds: [1] },
  member: { role: "member", personId: 4 },
  "member without a card": { role: "member" },
};

/** The folders of the dashboard's screens, and who may stay there. */
const company = ["owner", "owner with a card"];
const site = ["administrator"];
/** Administrators are told that these are for clients. */
const explained = [...site, ...company];
const everybody = Object.keys(visitors);
const screens: Record<string, readonly string[]> = {
  account: everybody,
  administrators: site,
  analytics: explained,
  announcements: site,
  appointments: everybody,
  audit: site,
  banners: explained,
  clients: site,
  confirm: everybody,
  documents: explained,
  feedback: explained,
  leads: everybody,
  "mail-texts": site,
  "my-card": ["owner with a card", "member"],
  notifications: everybody,
  payments: site,
  people: [...explained, "manager"],
  plans: site,
  preview: explained,
  products: explained,
  profile: everybody,
  share: explained,
  "sign-ups": site,
  site,
  status: site,
  videos: explained,
  "visitor-data": explained,
};

test("every screen is among them", () => {
  const folders = readdirSync("app/dashboard/(screens)", { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(screens).sort());
});

describe.each(Object.entries(screens))("%s", (screen, allowed) => {
  test.each(Object.entries(visitors))("as %s", (name, visitor) => {
    const may = allowed.includes(name);
    for (const below of ["", "/12"]) expect(canVisit(visitor, `${paths.dashboard}/${screen}${below}`)).toBe(may);
  });
});

test("home is everybody's, and an encoded letter leads nowhere else", () => {
  for (const visitor of Object.values(visitors)) expect(canVisit(visitor, paths.dashboard)).toBe(true);
  expect(canVisit({ role: "member" }, "/dashboard/%70roducts")).toBe(false);
  expect(can({ role: "member" }, "content.edit")).toBe(false);
});

test("a cookie, which knows no roles, keeps from nobody what may be theirs", () => {
  for (const [screen, allowed] of Object.entries(screens)) {
    const path = `${paths.dashboard}/${screen}`;
    expect([screen, mayEnter({ isAdmin: true }, path)]).toEqual([screen, true]);
    expect([screen, mayEnter({ isAdmin: false }, path)]).toEqual([screen, allowed.includes("owner with a card")]);
  }
});

test("a core provider has no people, and no card of one's own", () => {
  for (const screen of [paths.people, paths.myCard])
    expect(canVisit({ role: "owner", personId: 4 }, screen, false)).toBe(false);
});
