import { written } from "@/lib/card/written";
import type { OwnLink } from "@/lib/contract/cards/links";
import { Icon } from "../icons";
import { SectionHeading } from "./section-heading";

export function Links({ links, title }: { links: readonly OwnLink[] | undefined; title: string }) {
  if (!links?.length) return null;
  return (
    <section className="section section-links" aria-labelledby="links">
      <SectionHeading id="links" title={title} />
      <ul className="rows">
        {links.map((link) => (
          <li key={`${link.title} ${link.url}`}>
            <a className="row" href={link.url} target="_blank" rel="noopener noreferrer">
              <span className="row-icon">
                <Icon name={link.icon} />
              </span>
              <span className="row-text">
                <span {...written(link.title)}>{link.title}</span>
              </span>
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
