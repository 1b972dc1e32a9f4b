/** In the order in which a section that an arrangement does not name comes after those that it names. */
export const sectionIds = [
  "links",
  "brochures",
  "products",
  "gallery",
  "videos",
  "reviews",
  "about",
  "people",
  "place",
  "hours",
  "branches",
  "appointments",
  "payment",
  "contact",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** What owners know each as, and its heading on a card whose owner gives it no other. */
export const sectionTexts: Record<SectionId, { name: string; title: string }> = {
  links: { name: "Links", title: "Links" },
  brochures: { name: "Brochures", title: "Download Brochures" },
  products: { name: "Products", title: "Products" },
  gallery: { name: "Gallery", title: "GALLERY" },
  videos: { name: "Videos", title: "Videos" },
  reviews: { name: "Reviews", title: "Reviews" },
  about: { name: "About", title: "About us" },
  people: { name: "Team", title: "Our team" },
  place: { name: "Address and map", title: "LOCATION ADDRESS" },
  hours: { name: "Opening hours", title: "Opening hours" },
  branches: { name: "Branches", title: "Our branches" },
  appointments: { name: "Appointments", title: "Appointments" },
  payment: { name: "Payment", title: "Payment" },
  contact: { name: "Contact", title: "CONTACT US" },
};

/** One section in its place; without a title it has its own heading. */
export type Section = { id: SectionId; shown: boolean; title?: string };

type SentSection = { id: string; shown: boolean; title?: string | null };

/** Every section once, as `sectionsSchema` says; null where none of them is known. */
export function completeSections(sent: readonly SentSection[]): Section[] | null {
  const arranged = new Map<string, Section>();
  for (const { id, shown, title } of sent)
    if (isSectionId(id) && !arranged.has(id)) arranged.set(id, { id, shown, ...(title && { title }) });
  if (arranged.size === 0) return null;
  for (const id of sectionIds) if (!arranged.has(id)) arranged.set(id, { id, shown: true });
  return [...arranged.values()];
}

function isSectionId(id: string): id is SectionId {
  return sectionIds.some((known) => known === id);
}
