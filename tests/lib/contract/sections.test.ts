import * as profileMessages from "@/lib/contract/cards/messages";
import { emptySectionsSchema, sectionsFormSchema, sectionsSchema } from "@/lib/contract/cards/sections";
import { profileLimits, type Section, type SectionId, sectionIds } from "@/lib/contract/cards/values";
import * as fieldMessages from "@/lib/contract/messages";

const read = (value: unknown) => sectionsSchema.parse(value);
const issuesOf = (value: unknown) =>
  sectionsSchema.safeParse(value).error?.issues.map(({ message, path }) => [message, path.join(".")]);
const at = (...ids: SectionId[]): Section[] => ids.map((id) => ({ id, shown: true }));
const behind = (...ids: SectionId[]) => at(...ids, ...sectionIds.filter((id) => !ids.includes(id)));

test.each<[string, unknown, Section[]]>([
  ["those that are missing follow in their own order, shown", at("contact", "gallery"), behind("contact", "gallery")],
  ["all that there are stay as they stand", at(...sectionIds.toReversed()), at(...sectionIds.toReversed())],
  ["unknown ones are dropped", [{ id: "map", shown: true }, ...at("videos")], behind("videos")],
  [
    "of one that comes twice the first counts",
    [{ id: "about", shown: false }, ...at("hours", "about")],
    behind("about", "hours").with(0, { id: "about", shown: false }),
  ],
  [
    "a title is one line, and none when it is empty",
    [
      { id: "gallery", shown: true, title: " Our\n work " },
      { id: "place", shown: true, title: " " },
      { id: "hours", shown: true, title: null },
    ],
    behind("gallery", "place", "hours").with(0, { id: "gallery", shown: true, title: "Our work" }),
  ],
])("%s", (_, sent, arranged) => {
  expect(read(sent)).toEqual(arranged);
  expect(read(JSON.stringify(sent))).toEqual(arranged);
  expect(read(arranged)).toEqual(arranged);
});

test.each([[null], [""], ["null"], ["[]"], [[]], [[{ id: "map", shown: true }]]])("%j is none", (value) =>
  expect(read(value)).toBeNull(),
);

const tooLong = "x".repeat(profileLimits.sectionTitle + 1);

test.each<[unknown, string, string]>([
  ["{nonsense", profileMessages.sectionsInvalid, ""],
  ["{}", profileMessages.sectionsInvalid, ""],
  [7, profileMessages.sectionsInvalid, ""],
  ['["gallery"]', profileMessages.sectionsInvalid, "0"],
  [[{ shown: true }], profileMessages.sectionsInvalid, "0.id"],
  [[{ id: "gallery", shown: "yes" }], fieldMessages.booleanInvalid, "0.shown"],
  [
    [...at("about"), { id: "gallery", shown: true, title: tooLong }],
    fieldMessages.tooLong(profileLimits.sectionTitle),
    "1.title",
  ],
])("%j is refused where it is wrong", (value, message, path) => expect(issuesOf(value)).toEqual([[message, path]]));

test("the form's own are judged by the same rules", () => {
  expect(sectionsFormSchema.parse(at("contact"))).toEqual(behind("contact"));
  const wrong = sectionsFormSchema.safeParse([{ id: "gallery", shown: true, title: tooLong }]);
  expect(wrong.error?.issues[0]?.message).toBe(fieldMessages.tooLong(profileLimits.sectionTitle));
});

test("a card's rule for empty sections is one of two, or the site's", () => {
  expect(["show", "hide", "", null].map((rule) => emptySectionsSchema.parse(rule))).toEqual([
    "show",
    "hide",
    null,
    null,
  ]);
  expect(emptySectionsSchema.safeParse("never").error?.issues[0]?.message).toBe(profileMessages.emptySectionsInvalid);
});
