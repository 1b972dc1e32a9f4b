import type { ProfileForm } from "@/lib/contract/cards/schema";
import { type Room, rooms } from "./rooms";

type FieldWords = {
  /** As the form calls it. */
  label: string;
  name: keyof ProfileForm;
  /** What its owner may look for besides. */
  words?: string;
};

/** Every field that can be looked for, in the order of the rooms. */
export const fieldWords: readonly FieldWords[] = [
  { label: "Company name", name: "company_name", words: "shop business title" },
  { label: "Card link", name: "slug", words: "address url web site domain" },
  { label: "Email", name: "email", words: "mail gmail sign in login" },
  { label: "Phone", name: "phone", words: "mobile number call whatsapp telephone" },
  { label: "More numbers", name: "phones", words: "phone mobile whatsapp second landline orders service" },
  { label: "Address", name: "address", words: "place street city map where" },
  { label: "Map link", name: "location", words: "location google maps directions" },
  { label: "What you sell, in one line", name: "tagline", words: "tagline slogan description" },
  { label: "Kind of business", name: "category", words: "category type trade" },
  { label: "Since (year)", name: "founded", words: "founded started year established" },
  { label: "About us", name: "about_us", words: "description story text" },
  { label: "Company logo", name: "logo", words: "picture photo image" },
  { label: "Brand colour", name: "brand_color", words: "color theme" },
  { label: "Design", name: "template_choice", words: "template theme layout style look" },
  { label: "Style", name: "mood", words: "theme colours fonts dark light mood look" },
  { label: "Sections", name: "sections", words: "order hide rename gallery products videos move arrange" },
  { label: "Your own links", name: "links", words: "website url menu form button shop booking" },
  { label: "Social links", name: "social_media_links", words: "facebook instagram twitter x linkedin youtube website" },
  { label: "Google review link", name: "review_link", words: "stars rating feedback" },
  { label: "Opening hours", name: "opening_hours", words: "time timings open closed holiday days week" },
  { label: "Time zone", name: "time_zone", words: "clock country" },
  { label: "Branches", name: "branches", words: "shops outlets offices locations address second place" },
  { label: "UPI ID", name: "upi_id", words: "pay payment money gpay google phonepe paytm bhim qr" },
  { label: "Show our bank account", name: "bank", words: "account number ifsc neft payment" },
  { label: "GSTIN", name: "gstin", words: "gst tax number" },
  { label: "Currency", name: "currency", words: "rupee dollar money price" },
];

export type FoundField = FieldWords & { room: Room };

/** The fields of these rooms whose label or words have every typed word begin one of theirs; the best first. */
export function findFields(typed: string, shown: readonly Room[]): FoundField[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const all = shown.flatMap((room) =>
    rooms[room].fields.flatMap((name) =>
      fieldWords.flatMap((field) => (field.name === name ? [{ ...field, room }] : [])),
    ),
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
