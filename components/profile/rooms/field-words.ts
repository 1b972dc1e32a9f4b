import type { ProfileForm } from "@/lib/contract/cards/schema";
import type { Room } from "./rooms";

type FieldWords = {
  room: Room;
  /** As the form calls it; one without stands beside another and is not looked for. */
  label?: string;
  /** What its owner may look for besides. */
  words?: string;
};

/** Every field of the form, in the order of the rooms. */
const fieldWords: Record<keyof ProfileForm, FieldWords> = {
  company_name: { room: "contact", label: "Company name", words: "shop business title" },
  slug: { room: "contact", label: "Card link", words: "address url web site domain" },
  email: { room: "contact", label: "Email", words: "mail gmail sign in login" },
  current_password: { room: "contact" },
  passkey: { room: "contact" },
  phone: { room: "contact", label: "Phone", words: "mobile number call whatsapp telephone" },
  whatsapp: { room: "contact" },
  phones: { room: "contact", label: "More numbers", words: "phone mobile whatsapp second landline orders service" },
  address: { room: "contact", label: "Address", words: "place street city map where" },
  location: { room: "contact", label: "Map link", words: "location google maps directions" },
  tagline: { room: "about", label: "What you sell, in one line", words: "tagline slogan description" },
  category: { room: "about", label: "Kind of business", words: "category type trade" },
  founded: { room: "about", label: "Since (year)", words: "founded started year established" },
  about_us: { room: "about", label: "About us", words: "description story text" },
  logo: { room: "look", label: "Company logo", words: "picture photo image" },
  brand_color: { room: "look", label: "Brand colour", words: "color theme" },
  template_choice: { room: "look", label: "Design", words: "template theme layout style look" },
  mood: { room: "look", label: "Style", words: "theme colours fonts dark light mood look" },
  sections: { room: "sections", label: "Sections", words: "order hide rename gallery products videos move arrange" },
  empty_sections: { room: "sections" },
  links: { room: "links", label: "Your own links", words: "website url menu form button shop booking" },
  social_media_links: {
    room: "links",
    label: "Social links",
    words: "facebook instagram twitter x linkedin youtube website",
  },
  review_link: { room: "links", label: "Google review link", words: "stars rating feedback" },
  opening_hours: { room: "hours", label: "Opening hours", words: "time timings open closed holiday days week" },
  time_zone: { room: "hours", label: "Time zone", words: "clock country" },
  branches: { room: "branches", label: "Branches", words: "shops outlets offices locations address second place" },
  upi_id: { room: "payment", label: "UPI ID", words: "pay payment money gpay google phonepe paytm bhim qr" },
  upi_name: { room: "payment" },
  upi_link: { room: "payment" },
  bank: { room: "payment", label: "Show our bank account", words: "account number ifsc neft payment" },
  gstin: { room: "payment", label: "GSTIN", words: "gst tax number" },
  currency: { room: "payment", label: "Currency", words: "rupee dollar money price" },
};

export const formFields = Object.entries(fieldWords).map(([name, field]) => ({
  ...field,
  name: name as keyof ProfileForm,
}));
export type FoundField = { name: keyof ProfileForm; room: Room; label: string };

/** The fields of these rooms whose label or words have every typed word begin one of theirs; the best first. */
export function findFields(typed: string, shown: readonly Room[]): FoundField[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const all = shown.flatMap((room) =>
    formFields.flatMap(({ label, ...field }) => (label && field.room === room ? [{ ...field, label }] : [])),
  );
  const byStart = all.filter(({ label }) => label.toLocaleLowerCase().startsWith(wanted.join(" ")));
  const byLabel = all.filter(({ label }) => hasAll(label, wanted));
  const byWord = all.filter(({ label, words = "" }) => hasAll(`${label} ${words}`, wanted));
  return [...new Set([...byStart, ...byLabel, ...byWord])];
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
