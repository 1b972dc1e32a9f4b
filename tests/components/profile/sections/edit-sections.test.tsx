import { changeSection, moveSection } from "@/components/profile/sections/edit-sections";
import type { Section, SectionId } from "@/lib/contract/cards/values";

const list = (ids: string): Section[] => ids.split(" ").map((id) => ({ id: id as SectionId, shown: true }));
const column = { sections: ["products", "gallery", "videos"] } as const;

test.each([
  ["up", 2, 0, "brochures videos products about gallery"],
  ["down", 0, 2, "brochures gallery videos about products"],
  ["nowhere", 1, 1, "brochures products gallery about videos"],
  ["from no place", 7, 0, "brochures products gallery about videos"],
])("a section moves %s within its column, and others keep their places", (_, from, to, expected) => {
  const sections = list("brochures products gallery about videos");
  expect(moveSection(sections, column, from, to).map(({ id }) => id)).toEqual(expected.split(" "));
});

test("a change is of one section alone", () => {
  expect(changeSection(list("products gallery"), "gallery", { shown: false, title: "Our work" })).toEqual([
    { id: "products", shown: true },
    { id: "gallery", shown: false, title: "Our work" },
  ]);
});
