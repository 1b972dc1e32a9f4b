import type { DeepPartial } from "react-hook-form";
import type { OwnText } from "@/components/form/own-words/own-words";
import { sectionTexts } from "@/lib/card/section-texts";
import type { ProfileForm } from "@/lib/contract/cards/schema";
import { profileLimits } from "@/lib/contract/cards/values";
import { textLimits } from "@/lib/contract/values";
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import { listNotes } from "../hours/list-notes";

type Values = DeepPartial<ProfileForm>;

/** All that the profile's form may say in other languages, in the order of its rooms: its own texts, and its lists'. */
export function listProfileTexts(t: T, { phones, sections, links, opening_hours, branches }: Values): OwnText[] {
  const { category, aboutUs, address, tagline, ...limits } = profileLimits;
  return [
    { name: "company_name", label: t("profile.contact.companyName"), max: textLimits.companyName },
    { name: "tagline", label: t("profile.about.taglineField"), max: tagline },
    { name: "category", label: t("profile.about.category"), max: category },
    { name: "about_us", label: t("profile.about.aboutUs"), max: aboutUs, isLong: true },
    { name: "address", label: t("profile.place.address"), max: address, isLong: true },
    ...(phones ?? []).map((_, index) => ({
      of: `phones.${index}`,
      heading: t("profile.phones.title"),
      name: "label",
      label: sideBySide(t, [t("profile.phones.purpose"), t("profile.phones.list.item", { number: index + 1 })]),
      max: limits.phones.label,
    })),
    ...(sections ?? []).flatMap((section, index) =>
      section?.id
        ? {
            of: `sections.${index}`,
            heading: t("profile.sections.title"),
            name: "title",
            label: t("profile.sections.own", { name: t(sectionTexts[section.id].name) }),
            max: limits.sectionTitle,
          }
        : [],
    ),
    ...(links ?? []).map((_, index) => ({
      of: `links.${index}`,
      heading: t("profile.links.title"),
      name: "title",
      label: sideBySide(t, [t("profile.links.name"), t("profile.links.list.item", { number: index + 1 })]),
      max: textLimits.linkTitle,
    })),
    ...listNotes(t, "opening_hours", opening_hours, t("profile.hours.dates.title")),
    ...(branches ?? []).flatMap((branch, index) => listBranchTexts(t, branch, index)),
  ];
}

function listBranchTexts(t: T, branch: NonNullable<Values["branches"]>[number], index: number): OwnText[] {
  const of = `branches.${index}`;
  const heading = t("profile.branches.title");
  const item = t("profile.branches.list.item", { number: index + 1 });
  const labelOf = (label: string) => sideBySide(t, [label, item]);
  return [
    { of, heading, name: "name", label: labelOf(t("profile.branches.name")), max: profileLimits.branches.name },
    {
      ...{ of, heading, name: "address", label: labelOf(t("profile.branches.address")) },
      max: profileLimits.address,
      isLong: true,
    },
    ...listNotes(t, `${of}.opening_hours`, branch?.opening_hours, heading, item),
  ];
}
