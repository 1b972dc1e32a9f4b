import { linksSchema } from "@/lib/contract/cards/links";
import * as profileMessages from "@/lib/contract/cards/messages";
import { listShownLinks, nextLinkChange, profileLimits } from "@/lib/contract/cards/values";
import * as fieldMessages from "@/lib/contract/messages";
import { buildLink } from "../card/build-contacts";

test("are read from JSON text, cleaned, and none where there is nothing", () => {
  const typed = [{ title: " Our  shop\n", url: "shop.example/", icon: "store", shown: true, from: "", until: "" }];
  expect(linksSchema.parse(JSON.stringify(typed))).toEqual([buildLink()]);
  for (const none of ["", "null", null, "[]"]) expect(linksSchema.parse(none)).toEqual([]);
});

test.each([
  ["{nonsense", fieldMessages.linksInvalid],
  ["{}", fieldMessages.linksInvalid],
  ["[7]", fieldMessages.linksInvalid],
  [[buildLink({ title: " " })], fieldMessages.linkTitleRequired],
  [[buildLink({ url: "" })], fieldMessages.linkUrlRequired],
  [[buildLink({ url: "javascript:alert(1)" })], fieldMessages.websiteInvalid],
  [[{ ...buildLink(), icon: "__proto__" }], fieldMessages.linkIconInvalid],
  [[{ ...buildLink(), shown: "yes" }], fieldMessages.booleanInvalid],
  [[buildLink({ from: "2026-02-30" })], fieldMessages.dayInvalid],
  [[buildLink({ from: "2026-12-02", until: "2026-12-01" })], profileMessages.linkEndsFirst],
  [Array.from({ length: profileLimits.links.max + 1 }, () => buildLink()), profileMessages.linksLimit],
])("refuse %j: %s", (links, message) => {
  const { error } = linksSchema.safeParse(links);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test.each([
  [{}, true],
  [{ shown: false }, false],
  [{ from: "2026-11-23" }, true],
  [{ from: "2026-11-24" }, false],
  [{ until: "2026-11-23" }, true],
  [{ until: "2026-11-22" }, false],
  [{ from: "2026-11-01", until: "2026-12-01" }, true],
  [{ from: "2026-11-01", until: "2026-12-01", shown: false }, false],
])("%j is shown on 23 November: %s", (change, isShown) => {
  expect(listShownLinks([buildLink(change)], "2026-11-23")).toHaveLength(isShown ? 1 : 0);
});

test.each([
  [[{}], null],
  [[{ from: "2026-11-24" }, { until: "2026-12-31" }], "2026-11-24"],
  [[{ until: "2026-11-23" }], "2026-11-24"],
  [[{ until: "2026-12-31" }], "2027-01-01"],
  [[{ from: "2026-11-24", shown: false }], null],
  [[{ from: "2026-11-01", until: "2026-11-22" }], null],
])("of %j others are shown next on %s", (changes, day) => {
  expect(
    nextLinkChange(
      changes.map((change) => buildLink(change)),
      "2026-11-23",
    ),
  ).toBe(day);
});
