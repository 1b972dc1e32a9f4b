import * as paths from "@/lib/paths";
import { Icon } from "../icons";
import { SaveSteps } from "./save-steps";
import { ShareSheet, shareSheet } from "./share-sheet";

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
