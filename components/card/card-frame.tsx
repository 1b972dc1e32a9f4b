import type { ReactNode } from "react";
import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { cardClass, cardStyle } from "./card-style";
import { Icon } from "./icons";
import { Lightbox } from "./lightbox";

type Props = {
  company: Company;
  slug: string;
  /** The template's name in the stylesheet. */
  look: "classic" | "stacked" | "editorial" | "bold" | "visiting";
  brandName: string;
  children: ReactNode;
};

/**
 * Colours, footer and overlays around every template. The hours are here for the script, since any section may be
 * missing.
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

function CardFooter({ slug, brandName }: { slug: string; brandName: string }) {
  return (
    <footer className="footer">
      <a className="button" href={paths.home}>
        Create Your Card
      </a>
      <p>
        Powered by {brandName} ·{" "}
        <a className="privacy-link" href={paths.cardPrivacy(slug)}>
          Privacy
        </a>
      </p>
    </footer>
  );
}

/**
 * Fixed Call and WhatsApp on phones, with space reserved above the footer. The script adds the basket. Nothing without
 * a number.
 */
function ReachBar({ client }: Pick<Company, "client">) {
  const phone = phoneOf(client);
  return (
    <div className="reach">
      {phone?.call && (
        <nav className="reach-ways" aria-label="Call or chat">
          <a className="button" href={phone.call} data-event="call">
            <Icon name="phone" />
            Call
          </a>
          {phone.chat && (
            <a
              className="button"
              href={chatLink(phone.chat)}
              target="_blank"
              rel="noopener noreferrer"
              data-event="whatsapp"
            >
              <Icon name="whatsapp" />
              WhatsApp
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
