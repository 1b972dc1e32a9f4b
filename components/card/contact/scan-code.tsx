import * as paths from "@/lib/paths";

/** The card's code, for a phone that is held before a larger screen; a smaller one neither shows nor loads it. */
export function ScanCode({ slug }: { slug: string }) {
  return (
    <figure className="scan-code">
      {/* biome-ignore lint/performance/noImgElement: a drawing of this site's own, and a card ships no framework script */}
      <img
        src={paths.qrCode(slug, "svg", true)}
        width="330"
        height="330"
        alt="QR code that opens this card"
        loading="lazy"
      />
      <figcaption>Scan with your phone</figcaption>
    </figure>
  );
}
