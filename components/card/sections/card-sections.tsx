import { Fragment, type ReactNode } from "react";
import type { CardColumn } from "@/lib/card/order-column";
import { orderFormsOf } from "@/lib/card/order-forms";
import { ownWords } from "@/lib/card/own-words";
import { pickSections } from "@/lib/card/sections";
import { isLatin, type Written } from "@/lib/card/written";
import type { EmptySections } from "@/lib/contract/cards/sections";
import type { SectionId } from "@/lib/contract/cards/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import { Icon } from "../icons";
import { LongText } from "../long-text";
import { Branches } from "./branches";
import { Brochures } from "./brochures";
import { ContactUs } from "./contact-us";
import { Gallery } from "./gallery";
import { Links } from "./links";
import { OpeningHours } from "./opening-hours";
import { Payment } from "./payment";
import { People } from "./people";
import { Place } from "./place";
import { Products } from "./products";
import { Reviews } from "./reviews";
import { Videos } from "./videos";

export type SectionsProps = {
  t: T;
  card: Card;
  at: paths.FormAddress;
  /** ISO 4217. */
  currency: string;
  /** The site's default for cards without a choice of their own. */
  emptySections?: EmptySections;
};

type Sizes = { products?: string; gallery?: string };

type CardSectionsProps = SectionsProps & {
  column: CardColumn;
  /** The `sizes` attribute. */
  sizes?: Sizes;
  /** Replaces the contact section. */
  contact?: ReactNode;
};

/** In the owner's order, below what says that the card rests: at the head of the column that each design has once. */
export function CardSections({ column, emptySections = "show", contact, ...shown }: CardSectionsProps) {
  const { t, card } = shown;
  return (
    <>
      {card.company.is_resting && column.sections.includes("appointments") && <RestingNote t={t} />}
      {pickSections(t, column, card, emptySections).map(({ id, title, words }) => (
        <Fragment key={id}>
          {id === "contact" && contact !== undefined ? (
            contact
          ) : (
            <CardSection
              id={id}
              title={title}
              heading={<SectionHeading id={id} title={title} words={words} />}
              {...shown}
            />
          )}
        </Fragment>
      ))}
    </>
  );
}

function RestingNote({ t }: { t: T }) {
  return (
    <section className="section section-resting">
      <p className="quiet">{t("card.resting.text")}</p>
    </section>
  );
}

type CardSectionProps = Omit<SectionsProps, "emptySections"> & {
  id: SectionId;
  title: string;
  heading: ReactNode;
  sizes?: Sizes;
};

function CardSection({ t, id, title, heading, card, at, currency, sizes }: CardSectionProps) {
  const { company, documents, products, videos, reviews } = card;
  switch (id) {
    case "brochures":
      return <Brochures t={t} documents={documents} heading={heading} />;
    case "products": {
      const orderForms = orderFormsOf(company, at);
      return (
        <Products
          t={t}
          products={products}
          heading={heading}
          currency={currency}
          at={at}
          orderForms={orderForms}
          sizes={sizes?.products}
        />
      );
    }
    case "gallery":
      return <Gallery t={t} products={products} heading={heading} sizes={sizes?.gallery} />;
    case "videos":
      return <Videos t={t} videos={videos} heading={heading} />;
    case "reviews":
      return <Reviews t={t} reviews={reviews} heading={heading} company={company} at={at} />;
    case "about":
      return <About t={t} card={card} title={title} heading={heading} />;
    case "people":
      return (
        <People t={t} people={card.people} count={card.people_count} heading={heading} at={at} company={company} />
      );
    case "place":
      return <Place t={t} profile={company.profile} heading={heading} />;
    case "hours":
      return <OpeningHours t={t} company={company} heading={heading} />;
    case "links":
      return <Links t={t} links={company.profile.links} heading={heading} />;
    case "branches":
      return <Branches t={t} company={company} heading={heading} />;
    case "appointments":
      return <Appointments t={t} heading={heading} at={at} />;
    case "payment":
      return <Payment t={t} company={company} heading={heading} at={at} />;
    case "contact":
      return <ContactUs t={t} company={company} heading={heading} at={at} />;
  }
}

type Props = Pick<SectionsProps, "t" | "card" | "emptySections"> & { columns: readonly CardColumn[] };

/** Chips appear from this many sections on. */
const enough = 5;

/** Not sticky, so they cover nothing. */
export function SectionChips({ t, card, columns, emptySections = "show" }: Props) {
  const sections = columns.flatMap((column) => pickSections(t, column, card, emptySections));
  if (sections.length < enough) return null;
  return (
    <nav className="chips" aria-label={t("card.chips.label")}>
      {sections.map(({ id, name, words }) => (
        <a key={id} href={`#${id}`} {...words}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The owner's title, else ours. */
function SectionHeading({ id, title, words }: { id: SectionId; title: string; words: Written }) {
  return (
    <h2 id={id} className={isLatin(title) ? undefined : "joined"} {...words}>
      {title}
    </h2>
  );
}

type AboutProps = { t: T; card: Card; title: string; heading: ReactNode };

function About({ t, card: { company, person }, title, heading }: AboutProps) {
  const { profile } = company;
  const text = person?.about || profile.about_us;
  if (!text) return null;
  const words = person?.about ? ownWords(t, person, "about") : ownWords(t, profile, "about_us");
  return (
    <section className="section section-about" aria-labelledby="about">
      {heading}
      <LongText t={t} text={text} words={words} of={title} />
    </section>
  );
}

/** A link only: free times change by the minute, and the card is cached. */
function Appointments({ t, heading, at }: { t: T; heading: ReactNode; at: paths.FormAddress }) {
  return (
    <section className="section section-appointments" aria-labelledby="appointments">
      {heading}
      <a className="chat chat-contact" href={paths.form(at, "appointment")} rel="nofollow">
        <span className="chat-icon">
          <Icon name="calendar" />
        </span>
        <span>
          <strong>{t("card.appointments.book")}</strong>
          <small>{t("card.appointments.text")}</small>
        </span>
        <Icon name="right" />
      </a>
    </section>
  );
}
