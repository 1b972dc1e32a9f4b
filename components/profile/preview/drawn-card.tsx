import { pickTemplate } from "@/components/card/templates/pick-template";
import { useT } from "@/components/i18n/translator-context";
import { currencyOf } from "@/lib/card/currency";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "./card-site";

/** The card in the template that it names. */
export function DrawnCard({ card, site }: { card: Card; site: CardSite }) {
  const t = useT();
  const Template = pickTemplate(card.company.profile.template_choice);
  return (
    <Template
      t={t}
      card={card}
      at={{ slug: card.company.client.slug ?? "" }}
      brandName={site.brandName}
      currency={currencyOf(card.company.profile, site.currency)}
      emptySections={site.emptySections}
    />
  );
}
