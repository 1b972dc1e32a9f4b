import * as paths from "@/lib/paths";
import { CardCode } from "../card-code";
import { Icon } from "../icons";
import { SaveSteps, SheetClose } from "./save-steps";

/** Save Card needs the script; its space is reserved. */
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

/** The sheet's id, and the fragment that opens it without the script. */
const shareSheet = "share-card";

/**
 * The script opens it as a dialog; without it, `:target` shows it below the actions. Only the first way needs the
 * script.
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
