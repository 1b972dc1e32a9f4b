import { type MemberRules, rulesOfPreset } from "@/lib/contract/content/member-rules";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import { buildPerson } from "../card/build-card";

/** A member's own card under the standard rules. */
export function buildOwnPerson(overrides: Partial<OwnPerson> = {}, rules: Partial<MemberRules> = {}): OwnPerson {
  return {
    person: buildPerson({ id: 4, name: "आशा राव", role: "Sales", whatsapp: "" }),
    rules: { ...rulesOfPreset("standard"), ...rules },
    branches: [{ id: 1, name: "Pune" }],
    has_card: true,
    requests: [],
    ...overrides,
  };
}
