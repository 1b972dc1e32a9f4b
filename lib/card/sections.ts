import type { CardReviews, Company } from "../contract/cards/company";
import type { EmptySections } from "../contract/cards/sections";
import type { SectionId } from "../contract/cards/values";
import type { Person } from "../contract/content/person";
import type { T } from "../i18n/translator";
import { type CardContent, picturesOf } from "./content";
import { type CardColumn, orderColumn } from "./order-column";
import { ownWords } from "./own-words";
import { parsePhone } from "./phone";
import { sectionTexts } from "./section-texts";
import { type Written, written } from "./written";

/** What decides whether a section has something in it. */
type Filled = CardContent & { company: Company; reviews: CardReviews | null; person?: Person | undefined };

/** One section as a card shows it: `title` is its heading, `name` what the way to it is called, `words` are those of both. */
type ShownSection = { id: SectionId; title: string; name: string; words: Written };

/** What rests with a card. It says so in one place, see `RestingNote`. */
const resting: ReadonlySet<SectionId> = new Set(["products", "gallery", "brochures", "videos", "appointments"]);

/**
 * What a card shows of a column, in order, each under its heading. `site` is what holds for empty sections on cards
 * that do not say it themselves.
 */
export function pickSections(t: T, column: CardColumn, card: Filled, site: EmptySections): ShownSection[] {
  const { profile, is_resting: isResting } = card.company;
  const { sections, empty_sections } = profile;
  const isHiding = (empty_sections ?? site) === "hide";
  return orderColumn(column, sections)
    .filter(({ id, shown }) => shown && !(isResting && resting.has(id)))
    .filter(({ id }) => !((isHiding || !spoken.has(id)) && isEmptySection(id, card)))
    .map((section) => {
      if (section.id === "about" && card.person?.about) return aboutPerson(t, card.person);
      const texts = sectionTexts[section.id];
      const { id, title = t(texts.title) } = section;
      return { id, title, name: section.title ?? t(texts.name), words: ownWords(t, section, "title", title) };
    });
}

/** On a person's card what they say of themselves stands in place of what the company says. */
function aboutPerson(t: T, person: Person): ShownSection {
  const title = t("card.sections.about.ofPerson", { name: person.name });
  return { id: "about", title, name: title, words: written(title) };
}

/** Sections that say so where there is nothing in them; of the others a card says nothing then. */
const spoken: ReadonlySet<SectionId> = new Set(["brochures", "gallery", "place", "contact"]);

/** Reviews are empty only where none are taken, or none any more: without any, that is where the first one is written. */
function isEmptySection(
  id: SectionId,
  { company, person, documents, products, videos, people, reviews }: Filled,
): boolean {
  const { client, profile, takes_leads, takes_appointments, is_resting } = company;
  const isEmpty: Record<SectionId, boolean> = {
    links: !profile.links?.length,
    brochures: documents.length === 0,
    products: products.length === 0,
    gallery: products.every((product) => picturesOf(product).length === 0),
    videos: videos.length === 0,
    reviews: !reviews || (is_resting === true && reviews.results.length === 0),
    about: !person?.about && !profile.about_us,
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
