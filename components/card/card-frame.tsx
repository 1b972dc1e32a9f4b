import type { ReactNode } from "react";
import type { Company } from "@/lib/contract/cards/company";
import { CardFooter } from "./card-footer";
import { cardClass, cardStyle } from "./card-style";
import { Lightbox } from "./lightbox";
import { ReachBar } from "./reach-bar";

type Props = {
  company: Company;
  slug: string;
  /** The template's name in the stylesheet. */
  look: "classic" | "stacked" | "editorial" | "bold" | "visiting";
  brandName: string;
  children: ReactNode;
};

/**
 * What every template stands in: the company's colours, the foot of the page, and what may lie over it. The hours are
 * here for the script, since they are told in several sections, any of which may be away.
 */
export function CardFrame({ company, slug, look, brandName, children }: Props) {
  const { profile, time_zone: timeZone } = company;
  return (
    <div
      className={`${cardClass(profile)} card-${look}`}
      style={cardStyle(profile)}
      data-hours={(timeZone && profile.opening_hours && JSON.stringify(profile.opening_hours)) || undefined}
      data-zone={timeZone}
    >
      <main className="card-main" aria-label={company.client.company_name}>
        {children}
      </main>
      {look !== "visiting" && <ReachBar client={company.client} />}
      <CardFooter slug={slug} brandName={brandName} />
      <Lightbox />
      <div className="toast" role="status" aria-live="polite" id="toast" />
    </div>
  );
}
