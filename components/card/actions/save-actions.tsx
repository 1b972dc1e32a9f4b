import * as paths from "@/lib/paths";
import { CardCode } from "../card-code";
import { Icon } from "../icons";
import { SaveSteps, SheetClose } from "./save-steps";

/**
 * Keeping the card, in the address book and as a link, and handing it on, in two rows at most. Save Card waits for the
 * script, in a place that is kept free.
 */
export function SaveActions({ slug, phone }: { slug: string; phone: string | null }) {
  return (
    <>
      <div className="actions">
        <a
          className="button button-primary"
          href={paths.contactFile(slug)}
          data-save-contact
          data-event="contact_saved"
        >
          <Icon name="contact" />
          Save to Contacts
        </a>
        <button className="button button-waiting" type="button" data-save-card data-event="card_saved">
          <Icon name="bookmark" />
          Save Card
        </button>
        <a className="button" href={`#${shareSheet}`} data-open-sheet={shareSheet}>
          <Icon name="share" />
          Share
        </a>
        <noscript>
          <style>{".button-waiting { display: none } .button-waiting + .button { grid-column: 1 / -1 }"}</style>
        </noscript>
        <div className="in-app" data-in-app hidden>
          <p>This app may not keep the contact. Open the card in your browser to save it.</p>
          <a className="button" href={paths.card(slug)} data-open-browser hidden>
            Open in your browser
          </a>
          <button className="button" type="button" data-copy="" data-copied="Link copied">
            Copy link
          </button>
          {phone && (
            <button className="button" type="button" data-copy={phone} data-copied="Number copied">
              Copy number
            </button>
          )}
        </div>
      </div>
      <ShareSheet slug={slug} />
      <SaveSteps />
    </>
  );
}

/** The sheet's id, and the fragment that shows it where no script opens it. */
const shareSheet = "share-card";

/**
 * Handing the card on: as a link, as a code to scan, or to a number. The script opens it over the card; without one the
 * stylesheet shows it below the actions, once its fragment is in the address. Only the first way waits for the script.
 */
function ShareSheet({ slug }: { slug: string }) {
  return (
    <dialog className="sheet" id={shareSheet} aria-labelledby="share-title">
      <h2 id="share-title" tabIndex={-1}>
        Share this card
      </h2>
      <button className="button button-primary button-waiting" type="button" data-share data-event="shared">
        <Icon name="share" />
        Share link
      </button>
      <CardCode slug={slug} caption="Scan to open this card">
        <div className="sheet-actions">
          <a className="button" href={paths.qrCode(slug, "png", true)} download data-event="shared">
            Download PNG
          </a>
          <a className="button" href={paths.qrCode(slug, "svg", true)} download data-event="shared">
            Download SVG
          </a>
        </div>
      </CardCode>
      <form
        className="send"
        action={paths.sendCard(slug)}
        method="get"
        target="_blank"
        rel="noopener"
        data-event="shared"
      >
        <label htmlFor="send-phone">Send to a WhatsApp number</label>
        <div className="send-row">
          <input
            id="send-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="98765 43210"
            aria-describedby="send-hint"
            required
          />
          <button className="button" type="submit">
            Send
          </button>
        </div>
        <p id="send-hint">WhatsApp opens with the link to this card. The number is not kept.</p>
      </form>
      <SheetClose />
    </dialog>
  );
}
