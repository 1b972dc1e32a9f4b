import type { Document } from "@/lib/contract/document";
import { limits } from "@/lib/contract/limits";
import { paths } from "@/lib/paths";
import { Icon } from "../icons";
import { ShareActions } from "./share-actions";

/**
 * Keeping the card, in the address book and as a link, and handing it on. Save Card waits for the script, in a place
 * that is kept free.
 */
export function SaveActions({ slug, phone }: { slug: string; phone: string | null }) {
  return (
    <div className="actions">
      <a className="button button-primary" href={paths.contactFile(slug)} data-save-contact data-event="contact_saved">
        <Icon name="contact" />
        Save to Contacts
      </a>
      <button className="button button-waiting" type="button" data-save-card data-event="card_saved">
        <Icon name="bookmark" />
        Save Card
      </button>
      <noscript>
        <style>{".button-waiting { display: none }"}</style>
      </noscript>
      <div className="in-app" data-in-app hidden>
        <p>This app may not keep the contact. Open the card in your browser to save it.</p>
        <a className="button" href={paths.card(slug)} data-open-browser hidden>
          Open in browser
        </a>
        <button className="button" type="button" data-copy-link>
          Copy link
        </button>
        {phone && (
          <button className="button" type="button" data-copy-number={phone}>
            Copy number
          </button>
        )}
      </div>
      <ShareActions slug={slug} />
    </div>
  );
}

export function Brochures({ documents }: { documents: Document[] }) {
  return (
    <section className="section section-brochures" aria-labelledby="brochures">
      <h2 id="brochures">Download Brochures</h2>
      {documents.length === 0 ? (
        <p className="quiet">No brochures available</p>
      ) : (
        <ul className="rows">
          {documents.slice(0, limits.brochuresOnCard).map((document) => (
            <li key={document.id}>
              <a
                className="row"
                href={document.file}
                target="_blank"
                rel="noopener noreferrer"
                data-event={`document_opened:${document.id}`}
              >
                <span className="row-icon">
                  <Icon name="file" />
                </span>
                <span className="row-text" dir="auto">
                  {document.file_name}
                </span>
                <Icon name="external" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
