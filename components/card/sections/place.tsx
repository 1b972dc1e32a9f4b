import { Icon } from "../icons";
import { mapEmbedUrl, searchLink } from "../location-link";

/** The address and its map, which the script loads when it comes into view. */
export function Place({ address }: { address: string }) {
  return (
    <section className="section section-place" aria-labelledby="location">
      <h2 id="location">LOCATION ADDRESS</h2>
      {address ? (
        <>
          <address className="prose" dir="auto">
            {address}
          </address>
          <div className="map" data-map={mapEmbedUrl(address)}>
            <Icon name="pin" />
          </div>
          <a className="button" href={searchLink(address)} target="_blank" rel="noopener noreferrer">
            View Larger Map
            <Icon name="external" />
          </a>
        </>
      ) : (
        <p className="quiet">No location</p>
      )}
    </section>
  );
}
