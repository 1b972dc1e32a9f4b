import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import type { Document } from "@/lib/contract/content/document";
import { cardLimits } from "@/lib/contract/content/values";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";

export function Brochures({ t, documents, heading }: { t: T; documents: Document[]; heading: ReactNode }) {
  return (
    <section className="section section-brochures" aria-labelledby="brochures">
      {heading}
      {documents.length === 0 ? (
        <p className="quiet">{t("card.brochures.none")}</p>
      ) : (
        <ul className="rows">
          {documents.slice(0, cardLimits.brochures).map((document) => (
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
                <span className="row-text" {...ownWords(t, document, "file_name")}>
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
