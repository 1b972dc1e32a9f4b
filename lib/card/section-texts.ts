import type { SectionId } from "../contract/cards/values";
import type { Key } from "../i18n/messages";

/** What owners know each as, and its heading on a card whose owner gives it no other. */
export const sectionTexts: Record<SectionId, { name: Key; title: Key }> = {
  links: { name: "card.sections.links.name", title: "card.sections.links.title" },
  brochures: { name: "card.sections.brochures.name", title: "card.sections.brochures.title" },
  products: { name: "card.sections.products.name", title: "card.sections.products.title" },
  gallery: { name: "card.sections.gallery.name", title: "card.sections.gallery.title" },
  videos: { name: "card.sections.videos.name", title: "card.sections.videos.title" },
  reviews: { name: "card.sections.reviews.name", title: "card.sections.reviews.title" },
  about: { name: "card.sections.about.name", title: "card.sections.about.title" },
  people: { name: "card.sections.people.name", title: "card.sections.people.title" },
  place: { name: "card.sections.place.name", title: "card.sections.place.title" },
  hours: { name: "card.sections.hours.name", title: "card.sections.hours.title" },
  branches: { name: "card.sections.branches.name", title: "card.sections.branches.title" },
  appointments: { name: "card.sections.appointments.name", title: "card.sections.appointments.title" },
  payment: { name: "card.sections.payment.name", title: "card.sections.payment.title" },
  contact: { name: "card.sections.contact.name", title: "card.sections.contact.title" },
};
