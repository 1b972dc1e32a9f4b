import type { MemberField, MemberPreset, MemberRule } from "@/lib/contract/content/member-rules";
import type { AppointmentWay } from "@/lib/contract/content/values";
import type { Key } from "@/lib/i18n/messages";

export const memberFieldNames = {
  name: "people.fields.name",
  role: "people.fields.role",
  image: "people.fields.photo",
  branch_id: "people.fields.branch",
  phone: "people.fields.phone",
  whatsapp: "people.fields.whatsapp",
  email: "people.fields.email",
  about: "people.fields.about",
  links: "people.fields.links",
  hours: "people.fields.hours",
} as const satisfies Record<MemberField, Key>;

export const appointmentWayNames = {
  company: "people.fields.appointmentWays.company",
  own: "people.fields.appointmentWays.own",
  off: "people.fields.appointmentWays.off",
} as const satisfies Record<AppointmentWay, Key>;

export const memberRuleNames = {
  fixed: "people.rules.fixed",
  asked: "people.rules.asked",
  hidden: "people.rules.hidden",
} as const satisfies Record<MemberRule, Key>;

export const presetNames = {
  relaxed: "people.rules.relaxed",
  standard: "people.rules.standard",
  strict: "people.rules.strict",
} as const satisfies Record<MemberPreset, Key>;
