import type { Company } from "../contract/company";
import type { EmptySections } from "../contract/sections";
import { type SectionId, sectionTexts } from "../contract/sections-basics";
import type { CardContent } from "./content";
import { orderColumn } from "./order-column";
import { parsePhone } from "./phone";
import { picturesOf } from "./product-pictures";

/** What decides whether a section has something in it. */
type Filled = CardContent & { company: Company };

/**
 * What a card shows of a column, in order, each under its heading. `site` is what holds for empty sections on cards
 * that do not say it themselves; of people and appointments that there are not nothing is ever said.
 */
export function pickSections(
  column: readonly SectionId[],
  card: Filled,
  site: EmptySections,
): { id: SectionId; title: string }[] {
  const { sections, empty_sections } = card.company.profile;
  const isHiding = (empty_sections ?? site) === "hide";
  return orderColumn(column, sections)
    .filter(({ id, shown }) => shown && !((isHiding || optional.has(id)) && isEmptySection(id, card)))
    .map(({ id, title }) => ({ id, title: title ?? sectionTexts[id].title }));
}

/** What only some companies have: a card without it does not say so. */
const optional: ReadonlySet<SectionId> = new Set(["people", "appointments"]);

/** Reviews are never empty: without any, that is where the first one is written. */
function isEmptySection(id: SectionId, { company, documents, products, videos, people }: Filled): boolean {
  const { client, profile, takes_leads, takes_appointments } = company;
  const isEmpty: Record<SectionId, boolean> = {
    links: !profile.links?.length,
    brochures: documents.length === 0,
    products: products.length === 0,
    gallery: products.every((product) => picturesOf(product).length === 0),
    videos: videos.length === 0,
    reviews: false,
    about: !profile.about_us,
    people: people.length === 0,
    place: !profile.address && !profile.gstin,
    hours: !profile.opening_hours,
    branches: !profile.branches?.length,
    appointments: !takes_appointments,
    payment: !profile.upi_id && !profile.bank,
    contact:
      !takes_leads &&
      !parsePhone(client.phone) &&
      !profile.phones?.length &&
      Object.values(profile.social_media_links).every((url) => !url),
  };
  return isEmpty[id];
}
