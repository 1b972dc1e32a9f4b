import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import type { OwnLink } from "@/lib/contract/cards/links";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";

type Props = { t: T; links: readonly OwnLink[] | undefined; heading: ReactNode };

export function Links({ t, links, heading }: Props) {
  if (!links?.length) return null;
  return (
    <section className="section section-links" aria-labelledby="links">
      {heading}
      <ul className="rows">
        {links.map((link) => (
          <li key={`${link.title} ${link.url}`}>
            <a className="row" href={link.url} target="_blank" rel="noopener noreferrer">
              <span className="row-icon">
                <Icon name={link.icon} />
              </span>
              <span className="row-text">
                <span {...ownWords(t, link, "title")}>{link.title}</span>
              </span>
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
