import type { PersonFieldName } from "./person-fields";

/*
 * The template of people's cards: what its company says of a person by itself, what whoever the card belongs to is asked
 * for, and what no card shows. A field that comes later is a line in `fixedFrom`.
 */

export const memberRules = ["fixed", "asked", "hidden"] as const;
export type MemberRule = (typeof memberRules)[number];

/** From the one that leaves most to members to the one that leaves least. */
export const memberPresets = ["relaxed", "standard", "strict"] as const;
export type MemberPreset = (typeof memberPresets)[number];

/** Short addresses and appointments are the company's to give. */
export type MemberField = Exclude<PersonFieldName, "texts" | "handle" | "appointments"> | "image";
export type MemberRules = Record<MemberField, MemberRule>;

/** The first preset that keeps a field for the company; null for none. */
const fixedFrom: Record<MemberField, MemberPreset | null> = {
  name: "standard",
  role: "standard",
  image: null,
  branch_id: "standard",
  phone: "strict",
  whatsapp: null,
  email: "standard",
  about: "strict",
  links: "strict",
  hours: "standard",
};

/** In the order of forms. */
export const memberFields = Object.keys(fixedFrom) as MemberField[];

/** What a card cannot do without. */
export const neverHidden: readonly MemberField[] = ["name"];

export function rulesOfPreset(preset: MemberPreset): MemberRules {
  const place = memberPresets.indexOf(preset);
  return toRules((field) => {
    const from = fixedFrom[field];
    return from !== null && memberPresets.indexOf(from) <= place ? "fixed" : "asked";
  });
}

/** The company's rules whole: standard where it never chose. */
export function completeRules(chosen: Partial<MemberRules> | null | undefined): MemberRules {
  return { ...rulesOfPreset("standard"), ...chosen };
}

/** The preset that the rules are; null for ones of the company's own. */
export function presetOf(rules: MemberRules): MemberPreset | null {
  const isSame = (preset: MemberPreset) => memberFields.every((field) => rulesOfPreset(preset)[field] === rules[field]);
  return memberPresets.find(isSame) ?? null;
}

function toRules(ruleOf: (field: MemberField) => MemberRule): MemberRules {
  return Object.fromEntries(memberFields.map((field) => [field, ruleOf(field)])) as MemberRules;
}
