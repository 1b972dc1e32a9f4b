import { Fragment, type ReactNode } from "react";
import type { CardColumn } from "@/lib/card/order-column";
import { pickSections } from "@/lib/card/sections";
import { written } from "@/lib/card/written";
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
import { SectionHeading } from "./section-heading";
import { Videos } from "./videos";

export type SectionsProps = {
  t: T;
  card: Card;
  at: paths.CardAddress;
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
  return pickSections(shown.t, column, shown.card, emptySections).map(({ id, title }) => (
    <Fragment key={id}>
      {id === "contact" && contact !== undefined ? contact : <CardSection id={id} title={title} {...shown} />}
    </Fragment>
  ));
}

type CardSectionProps = Omit<SectionsProps, "emptySections"> & { id: SectionId; title: string; sizes?: Sizes };

function CardSection({ t, id, title, card, at, currency, sizes }: CardSectionProps) {
  const { company, documents, products, videos, reviews } = card;
  const { about_us } = company.profile;
  switch (id) {
    case "brochures":
      return <Brochures t={t} documents={documents} title={title} />;
    case "products": {
      const orderAt = company.takes_leads ? at : null;
      return (
        <Products
          t={t}
          products={products}
          title={title}
          currency={currency}
          at={at}
          orderAt={orderAt}
          sizes={sizes?.products}
        />
      );
    }
    case "gallery":
      return <Gallery t={t} products={products} title={title} sizes={sizes?.gallery} />;
    case "videos":
      return <Videos t={t} videos={videos} title={title} />;
    case "reviews":
      return <Reviews t={t} reviews={reviews} title={title} company={company} at={at} />;
    case "about":
      return <AboutUs t={t} text={about_us} title={title} />;
    case "people":
      return <People t={t} people={card.people} title={title} at={at} />;
    case "place":
      return <Place t={t} profile={company.profile} title={title} />;
    case "hours":
      return <OpeningHours t={t} company={company} title={title} />;
    case "links":
      return <Links links={company.profile.links} title={title} />;
    case "branches":
      return <Branches t={t} company={company} title={title} />;
    case "appointments":
      return <Appointments t={t} title={title} at={at} />;
    case "payment":
      return <Payment t={t} company={company} title={title} at={at} />;
    case "contact":
      return <ContactUs t={t} company={company} title={title} at={at} />;
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
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} {...written(name)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function AboutUs({ t, text, title }: { t: T; text: string; title: string }) {
  if (!text) return null;
  return (
    <section className="section section-about" aria-labelledby="about">
      <SectionHeading id="about" title={title} />
      <LongText t={t} text={text} of={title} />
    </section>
  );
}

/** A link only: free times change by the minute, and the card is cached. */
function Appointments({ t, title, at }: { t: T; title: string; at: paths.CardAddress }) {
  return (
    <section className="section section-appointments" aria-labelledby="appointments">
      <SectionHeading id="appointments" title={title} />
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
