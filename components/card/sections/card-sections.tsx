import { Fragment, type ReactNode } from "react";
import type { CardColumn } from "@/lib/card/order-column";
import { pickSections } from "@/lib/card/sections";
import { written } from "@/lib/card/written";
import type { EmptySections } from "@/lib/contract/cards/sections";
import type { SectionId } from "@/lib/contract/cards/values";
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
import { SectionHeading } from "./section-heading";
import { Videos } from "./videos";

export type SectionsProps = {
  card: Card;
  slug: string;
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

/** In the owner's order. */
export function CardSections({ column, emptySections = "show", contact, ...shown }: CardSectionsProps) {
  return pickSections(column, shown.card, emptySections).map(({ id, title }) => (
    <Fragment key={id}>
      {id === "contact" && contact !== undefined ? contact : <CardSection id={id} title={title} {...shown} />}
    </Fragment>
  ));
}

type CardSectionProps = Omit<SectionsProps, "emptySections"> & { id: SectionId; title: string; sizes?: Sizes };

function CardSection({ id, title, card, slug, currency, sizes }: CardSectionProps) {
  const { company, documents, products, videos, reviews } = card;
  const { about_us } = company.profile;
  switch (id) {
    case "brochures":
      return <Brochures documents={documents} title={title} />;
    case "products": {
      const orderAt = company.takes_leads ? slug : null;
      return (
        <Products
          products={products}
          title={title}
          currency={currency}
          slug={slug}
          orderAt={orderAt}
          sizes={sizes?.products}
        />
      );
    }
    case "gallery":
      return <Gallery products={products} title={title} sizes={sizes?.gallery} />;
    case "videos":
      return <Videos videos={videos} title={title} />;
    case "reviews":
      return <Reviews reviews={reviews} title={title} company={company} slug={slug} />;
    case "about":
      return <AboutUs text={about_us} title={title} />;
    case "people":
      return <People people={card.people} title={title} slug={slug} />;
    case "place":
      return <Place profile={company.profile} title={title} />;
    case "hours":
      return <OpeningHours company={company} title={title} />;
    case "links":
      return <Links links={company.profile.links} title={title} />;
    case "branches":
      return <Branches company={company} title={title} />;
    case "appointments":
      return <Appointments title={title} slug={slug} />;
    case "payment":
      return <Payment company={company} title={title} slug={slug} />;
    case "contact":
      return <ContactUs company={company} title={title} slug={slug} />;
  }
}

type Props = Pick<SectionsProps, "card" | "emptySections"> & { columns: readonly CardColumn[] };

/** Chips appear from this many sections on. */
const enough = 5;

/** Not sticky, so they cover nothing. */
export function SectionChips({ card, columns, emptySections = "show" }: Props) {
  const sections = columns.flatMap((column) => pickSections(column, card, emptySections));
  if (sections.length < enough) return null;
  return (
    <nav className="chips" aria-label="On this card">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} {...written(name)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function AboutUs({ text, title }: { text: string; title: string }) {
  if (!text) return null;
  return (
    <section className="section section-about" aria-labelledby="about">
      <SectionHeading id="about" title={title} />
      <LongText text={text} of={title} />
    </section>
  );
}

/** A link only: free times change by the minute, and the card is cached. */
function Appointments({ title, slug }: { title: string; slug: string }) {
  return (
    <section className="section section-appointments" aria-labelledby="appointments">
      <SectionHeading id="appointments" title={title} />
      <a className="chat chat-contact" href={paths.form(slug, "appointment")} rel="nofollow">
        <span className="chat-icon">
          <Icon name="calendar" />
        </span>
        <span>
          <strong>Book an appointment</strong>
          <small>Pick a day and a time</small>
        </span>
        <Icon name="right" />
      </a>
    </section>
  );
}
