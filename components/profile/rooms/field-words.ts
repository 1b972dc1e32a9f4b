import type { ProfileForm } from "@/lib/contract/cards/schema";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import type { Room } from "./rooms";

type FieldWords = {
  room: Room;
  /** As the form calls it; one without stands beside another and is not looked for. */
  label?: Key;
  /** What its owner may look for besides. */
  words?: Key;
};

/** Every field of the form, in the order of the rooms. */
const fieldWords: Record<keyof ProfileForm, FieldWords> = {
  company_name: { room: "contact", label: "profile.contact.companyName", words: "profile.search.words.companyName" },
  slug: { room: "contact", label: "profile.place.cardLink.label", words: "profile.search.words.cardLink" },
  email: { room: "contact", label: "profile.email.label", words: "profile.search.words.email" },
  current_password: { room: "contact" },
  passkey: { room: "contact" },
  phone: { room: "contact", label: "profile.contact.phone", words: "profile.search.words.phone" },
  whatsapp: { room: "contact" },
  phones: { room: "contact", label: "profile.phones.title", words: "profile.search.words.phones" },
  address: { room: "contact", label: "profile.place.address", words: "profile.search.words.address" },
  location: { room: "contact", label: "profile.place.mapLink", words: "profile.search.words.mapLink" },
  tagline: { room: "about", label: "profile.about.taglineField", words: "profile.search.words.tagline" },
  category: { room: "about", label: "profile.about.category", words: "profile.search.words.category" },
  founded: { room: "about", label: "profile.about.foundedField", words: "profile.search.words.founded" },
  about_us: { room: "about", label: "profile.about.aboutUs", words: "profile.search.words.aboutUs" },
  logo: { room: "look", label: "profile.look.logoField", words: "profile.search.words.logo" },
  brand_color: { room: "look", label: "profile.look.color.label", words: "profile.search.words.brandColor" },
  template_choice: { room: "look", label: "profile.look.design", words: "profile.search.words.design" },
  mood: { room: "look", label: "profile.look.mood", words: "profile.search.words.mood" },
  sections: { room: "sections", label: "profile.sections.title", words: "profile.search.words.sections" },
  empty_sections: { room: "sections" },
  person_cards: { room: "sections" },
  person_handles: { room: "sections" },
  person_listing: { room: "sections" },
  member_rules: { room: "sections" },
  links: { room: "links", label: "profile.links.title", words: "profile.search.words.links" },
  social_media_links: { room: "links", label: "profile.social.title", words: "profile.search.words.social" },
  review_link: { room: "links", label: "profile.social.reviewLink", words: "profile.search.words.reviewLink" },
  opening_hours: { room: "hours", label: "profile.hours.title", words: "profile.search.words.hours" },
  time_zone: { room: "hours", label: "profile.hours.timeZone.label", words: "profile.search.words.timeZone" },
  branches: { room: "branches", label: "profile.branches.title", words: "profile.search.words.branches" },
  upi_id: { room: "payment", label: "profile.payment.upi.id", words: "profile.search.words.upi" },
  upi_name: { room: "payment" },
  upi_link: { room: "payment" },
  bank: { room: "payment", label: "profile.payment.bank.show", words: "profile.search.words.bank" },
  gstin: { room: "payment", label: "profile.payment.gstin", words: "profile.search.words.gstin" },
  currency: { room: "payment", label: "profile.payment.currency.label", words: "profile.search.words.currency" },
  language: { room: "languages", label: "profile.languages.main" },
  languages_off: { room: "languages", label: "profile.languages.offered" },
  texts: { room: "languages", label: "profile.languages.texts" },
};

export const formFields = Object.entries(fieldWords).map(([name, field]) => ({
  ...field,
  name: name as keyof ProfileForm,
}));
export type FoundField = { name: keyof ProfileForm; room: Room; label: string };

/** The fields of these rooms whose label or words have every typed word begin one of theirs; the best first. */
export function findFields(t: T, typed: string, shown: readonly Room[]): FoundField[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const all = shown.flatMap((room) =>
    formFields.flatMap(({ name, label, words, ...field }) =>
      label && field.room === room ? [{ room, name, label: t(label), words: words ? t(words) : "" }] : [],
    ),
  );
  const byStart = all.filter(({ label }) => label.toLocaleLowerCase().startsWith(wanted.join(" ")));
  const byLabel = all.filter(({ label }) => hasAll(label, wanted));
  const byWord = all.filter(({ label, words }) => hasAll(`${label} ${words}`, wanted));
  return [...new Set([...byStart, ...byLabel, ...byWord])];
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
