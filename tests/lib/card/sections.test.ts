import { orderColumn } from "@/lib/card/order-column";
import { pickSections } from "@/lib/card/sections";
import type { Company } from "@/lib/contract/cards/company";
import { type Section, type SectionId, sectionIds } from "@/lib/contract/cards/values";
import { english as t } from "@/tests/english";
import {
  buildCard,
  buildCompany,
  buildEmptyCompany,
  buildPerson,
  buildProduct,
} from "../../components/card/build-card";

const list = (ids: string, hidden = "") =>
  ids.split(" ").map((id) => ({ id: id as SectionId, shown: !hidden.split(" ").includes(id) }));
const column = { sections: ["products", "gallery", "videos"] } as const;
const everything = { sections: sectionIds };

test.each<[string, Section[] | null, string]>([
  ["the design's own order where none is wanted", null, "products gallery videos"],
  ["the owner's order", list("videos gallery products"), "videos gallery products"],
  [
    "without what stands in other columns",
    list("about videos hours products contact gallery"),
    "videos products gallery",
  ],
  ["with what is switched off, in its place", list("gallery products videos", "products"), "gallery products videos"],
])("a column has %s", (_, sections, expected) => {
  expect(orderColumn(column, sections).map(({ id }) => id)).toEqual(expected.split(" "));
});

test("a column whose sections are added shows none before that, and says nothing of them afterwards", () => {
  const added = { ...column, isOptional: true };
  expect(orderColumn(added, null).map(({ id, shown }) => [id, shown])).toEqual([
    ["products", false],
    ["gallery", false],
    ["videos", false],
  ]);
  const sections = list("videos gallery products", "products");
  expect(orderColumn(added, sections)).toEqual(orderColumn(column, sections));
});

const withProfile = (profile: Partial<Company["profile"]>, client = {}) => buildCompany({ profile, client });
const pick = (profile: Partial<Company["profile"]>, site: "show" | "hide" = "show", from = buildCard()) => {
  const company = { ...from.company, profile: { ...from.company.profile, ...profile } };
  return pickSections(t, everything, { ...from, company }, site).map(({ id }) => id);
};

test("headings are ours until the owner gives one", () => {
  const sections: Section[] = [
    { id: "gallery", shown: true, title: "Our work" },
    { id: "place", shown: true },
  ];
  const card = buildCard({ company: withProfile({ sections }) });
  expect(pickSections(t, everything, card, "show")).toMatchObject([
    { id: "gallery", title: "Our work", name: "Our work" },
    { id: "place", title: "LOCATION ADDRESS", name: "Address and map" },
  ]);
});

test("what is switched off is not there, whatever is in it", () => {
  expect(pick({ sections: list("about videos place", "videos") })).toEqual(["about", "place"]);
});

const empty = buildCard({
  company: buildEmptyCompany(),
  documents: [],
  products: [],
  videos: [],
  banners: [],
  reviews: { count: 0, average: null, results: [] },
});

/** Sections that stay visible when empty; reviews only if the company takes them. */
const all = ["brochures", "gallery", "reviews", "place", "contact"];

test("a card's own rule for empty sections comes before the site's", () => {
  expect(pick({}, "show", empty)).toEqual(all);
  expect(pick({}, "hide", empty)).toEqual(["reviews"]);
  expect(pick({ empty_sections: "hide" }, "show", empty)).toEqual(["reviews"]);
  expect(pick({ empty_sections: "show" }, "hide", empty)).toEqual(all);
  expect(pick({}, "show", { ...empty, reviews: null })).not.toContain("reviews");
});

test("appointments stand there only where they are given", () => {
  const giving = (takes_appointments?: boolean) => ({ ...empty, company: { ...empty.company, takes_appointments } });
  for (const rule of ["show", "hide"] as const) {
    expect(pick({}, rule, giving(true))).toContain("appointments");
    expect(pick({}, rule, giving(false))).not.toContain("appointments");
    expect(pick({}, rule, giving())).not.toContain("appointments");
  }
});

test.each<[SectionId, Partial<typeof empty>]>([
  ["brochures", { documents: buildCard().documents }],
  ["products", { products: [buildProduct({ image: null })] }],
  ["gallery", { products: [buildProduct()] }],
  ["videos", { videos: buildCard().videos }],
  ["people", { people: [buildPerson()] }],
  ["about", { company: { ...buildEmptyCompany(), profile: { ...empty.company.profile, about_us: "By hand" } } }],
  ["place", { company: { ...buildEmptyCompany(), profile: { ...empty.company.profile, address: "Mumbai" } } }],
  ["contact", { company: buildEmptyCompany({ phone: "9800000000" }) }],
  ["contact", { company: { ...buildEmptyCompany(), takes_leads: true } }],
])("%s stays once there is something in it", (id, content) => {
  expect(pick({}, "hide", { ...empty, ...content })).toContain(id);
  expect(pick({}, "hide", empty)).not.toContain(id);
});
