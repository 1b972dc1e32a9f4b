import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/cards/company";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { mapEmbedUrl, searchLink } from "../location-link";
import { SectionHeading } from "./section-heading";

type Props = { t: T; profile: Company["profile"]; title: string };

/** The script loads the map when near the screen. */
export function Place({ t, profile: { address, gstin }, title }: Props) {
  return (
    <section className="section section-place" aria-labelledby="place">
      <SectionHeading id="place" title={title} />
      {address ? (
        <>
          <address className="prose" {...written(address)}>
            {address}
          </address>
          <div className="map" data-map={mapEmbedUrl(address)}>
            <Icon name="pin" />
          </div>
          <a className="button" href={searchLink(address)} target="_blank" rel="noopener noreferrer">
            {t("card.place.larger")}
            <Icon name="external" />
          </a>
        </>
      ) : (
        <p className="quiet">{t("card.place.none")}</p>
      )}
      {gstin && (
        <p className="gstin">
          GSTIN <span dir="ltr">{gstin}</span>
        </p>
      )}
    </section>
  );
}
