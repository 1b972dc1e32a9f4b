import fc from "fast-check";
import {
  completeRules,
  type MemberField,
  memberFields,
  memberPresets,
  memberRules,
  presetOf,
  rulesOfPreset,
} from "@/lib/contract/content/member-rules";

const askedBy = (preset: (typeof memberPresets)[number]) =>
  memberFields.filter((field) => rulesOfPreset(preset)[field] === "asked");

test("each preset leaves members less than the one before", () => {
  expect(askedBy("relaxed")).toEqual(memberFields);
  expect(askedBy("strict")).toEqual(["image", "whatsapp"]);
  expect(askedBy("relaxed")).toEqual(expect.arrayContaining(askedBy("standard")));
  expect(askedBy("standard")).toEqual(expect.arrayContaining(askedBy("strict")));
});

test("a preset is known by its rules, and any other rule makes it none", () => {
  for (const preset of memberPresets) {
    expect(presetOf(rulesOfPreset(preset))).toBe(preset);
    expect(presetOf({ ...rulesOfPreset(preset), phone: "hidden" })).toBeNull();
  }
});

test("rules are whole, whatever was chosen before a field came", () => {
  const chosen = fc.dictionary(fc.constantFrom<MemberField>(...memberFields), fc.constantFrom(...memberRules));
  fc.assert(
    fc.property(chosen, (rules) => {
      const whole = completeRules(rules);
      expect(Object.keys(whole).sort()).toEqual([...memberFields].sort());
      expect(whole).toMatchObject(rules);
    }),
  );
  expect(completeRules(null)).toEqual(rulesOfPreset("standard"));
});
