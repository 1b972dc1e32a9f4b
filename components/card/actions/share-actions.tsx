import { paths } from "@/lib/paths";
import { Icon } from "../icons";
import { SaveSteps } from "./save-steps";
import { SheetClose } from "./sheet-close";

/** Handing the card on: as a link, as a code to scan, or to a number. Only the first waits for the script. */
export function ShareActions({ slug }: { slug: string }) {
  return (
    <div className="share">
      <button className="button button-waiting" type="button" data-share data-event="shared">
        <Icon name="share" />
        Share
      </button>
      <a className="button" href={paths.qrCode(slug, "svg")} data-qr data-event="shared">
        <Icon name="qr" />
        QR code
      </a>
      <details className="send">
        <summary className="button">
          <Icon name="whatsapp" />
          Send to WhatsApp number
        </summary>
        <form action={paths.sendCard(slug)} method="get" target="_blank" rel="noopener" data-event="shared">
          <label htmlFor="send-phone">Whom shall this card go to?</label>
          <div className="send-row">
            <input
              id="send-phone"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              placeholder="98765 43210"
              required
            />
            <button className="button button-primary" type="submit">
              Send
            </button>
          </div>
          <p>WhatsApp opens with the link to this card. The number is not kept.</p>
        </form>
      </details>
      <CodeDialog slug={slug} />
      <SaveSteps />
    </div>
  );
}

function CodeDialog({ slug }: { slug: string }) {
  return (
    <dialog className="sheet" id="qr-dialog" aria-labelledby="qr-title">
      <h2 id="qr-title">Scan to open this card</h2>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this site's own, and a card ships no framework script */}
      <img
        src={paths.qrCode(slug, "svg", true)}
        width="330"
        height="330"
        alt="QR code that opens this card"
        loading="lazy"
      />
      <div className="sheet-actions">
        <a className="button" href={paths.qrCode(slug, "png", true)} download>
          Download PNG
        </a>
        <a className="button" href={paths.qrCode(slug, "svg", true)} download>
          Download SVG
        </a>
      </div>
      <SheetClose />
    </dialog>
  );
}
