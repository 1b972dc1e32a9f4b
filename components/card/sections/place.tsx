import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import type { Company } from "@/lib/contract/cards/company";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { mapEmbedUrl, searchLink } from "../location-link";

type Props = { t: T; profile: Company["profile"]; heading: ReactNode };

/** The script loads the map when near the screen. */
export function Place({ t, profile, heading }: Props) {
  const { address, gstin } = profile;
  return (
    <section className="section section-place" aria-labelledby="place">
      {heading}
      {address ? (
        <>
          <address className="prose" {...ownWords(t, profile, "address")}>
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
